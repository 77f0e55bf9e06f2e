// Guards: The link to a subscription's form stays on its host.
import { subscriptionFormAddress } from './subscription.form';

test('the form of a subscription stays on its host with any identifier', () => {
  expect(subscriptionFormAddress('https://forms.example/', 's-1')).toBe('https://forms.example/v2/suscripciones/s-1');
  expect(subscriptionFormAddress('https://forms.example', '../x?y')).toBe(
    'https://forms.example/v2/suscripciones/..%2Fx%3Fy',
  );
});
