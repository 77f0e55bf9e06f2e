// Guards: The list of subscriptions shows those paid by debit until another kind is chosen.
import { subscriptionList } from './subscription-list';

const parse = (search: string) => subscriptionList.parse(new URLSearchParams(search));

test('without parameters the list shows subscriptions paid by debit; `todos` removes that filter', () => {
  expect(parse('')).toEqual({ ...subscriptionList.empty(), paymentType: 'DEBIT' });
  expect(subscriptionList.filterOf(parse('tipo=todos'))).toEqual({});
});

test('an unknown status or kind is ignored and reported', () => {
  expect(parse('status=nada&tipo=trueque')).toMatchObject({ status: null, paymentType: 'DEBIT' });
  expect(subscriptionList.invalidParameters(new URLSearchParams('status=nada&tipo=trueque'))).toEqual([
    'El estado “nada” no existe: no se aplicó ese filtro.',
    'El tipo de pago “trueque” no existe; se muestran las de débito.',
  ]);
});
