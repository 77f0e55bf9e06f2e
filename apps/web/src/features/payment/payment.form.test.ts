// Guards: The link to a payment's form stays on its host.
import { formAddress, retryFormAddress } from './payment.form';

describe('the form of a payment', () => {
  test('is its checkout page', () => {
    expect(formAddress('https://forms.example', { id: 'P-1', status: 'PENDING' })).toBe(
      'https://forms.example/P-1/checkout',
    );
    expect(formAddress('https://forms.example/', { id: 'P-1', status: 'REJECTED' })).toBe(
      'https://forms.example/P-1/checkout',
    );
  });

  test('is the ticket once the payment is approved', () => {
    expect(formAddress('https://forms.example', { id: 'P-1', status: 'APPROVED' })).toBe(
      'https://forms.example/P-1/checkout/ticket',
    );
  });

  test('is marked as a retry after the card expired', () => {
    expect(retryFormAddress('https://forms.example/', 'P-1')).toBe('https://forms.example/P-1/checkout?retry=true');
  });

  test('stays on its host with any identifier', () => {
    expect(formAddress('https://forms.example', { id: '../x?y', status: 'PENDING' })).toBe(
      'https://forms.example/..%2Fx%3Fy/checkout',
    );
  });
});
