// Guards: The address holds the state of the subscriptions list.
import { subscriptionList } from './subscription-list';

const { format, invalidParameters, filterOf } = subscriptionList;
const empty = subscriptionList.empty();
const parse = (search: string) => subscriptionList.parse(new URLSearchParams(search));

test('without parameters the list shows what is paid by debit, newest first', () => {
  expect(parse('')).toEqual({ ...empty, paymentType: 'DEBIT' });
});

test('the names of the documents pre-filter the list', () => {
  expect(parse('pagador=ana@ejemplo.com.ar&collector_id=LUZN&collector_name=Luz&status=payer_deferred')).toMatchObject({
    payerEmail: 'ana@ejemplo.com.ar',
    collector: { id: 'LUZN', name: 'Luz' },
    status: 'PAYER_DEFERRED',
    paymentType: 'DEBIT',
  });
});

test('every list has an address that gives the same list again', () => {
  const list: ReturnType<typeof parse> = {
    text: 'Núñez & Cía',
    collector: { id: 'LUZN', name: 'Luz del Norte' },
    payerEmail: 'a+b@ejemplo.com.ar',
    status: 'REVIEW',
    paymentType: 'CREDIT',
    paymentMethodCode: 9,
    page: 3,
    limit: 50,
    sort: { field: 'LAST_FOUR_DIGITS', direction: 'ASCENDING' },
  };
  expect(subscriptionList.parse(format(list))).toEqual(list);
});

test('the debit filter stays off once it was taken off, and is written while it is on', () => {
  expect(parse('tipo=todos').paymentType).toBeNull();
  expect(format(empty).get('tipo')).toBe('todos');
  expect(format(parse('')).get('tipo')).toBe('debit');
});

test('a status or a kind that does not exist is left out, and is told', () => {
  expect(parse('status=nada&tipo=trueque')).toMatchObject({ status: null, paymentType: 'DEBIT' });
  expect(invalidParameters(new URLSearchParams('status=nada&tipo=trueque'))).toEqual([
    'El estado “nada” no existe; se muestran todos.',
    'El tipo de pago “trueque” no existe; se muestran las de débito.',
  ]);
  expect(invalidParameters(new URLSearchParams('status=active&tipo=todos'))).toEqual([]);
});

test('the list sorts by each field of the documents, and by nothing else', () => {
  expect(parse('orden=-amount').sort).toEqual({ field: 'AMOUNT', direction: 'DESCENDING' });
  expect(parse('orden=concept_description').sort).toEqual({ field: 'CONCEPT_DESCRIPTION', direction: 'ASCENDING' });
  expect(parse('orden=type').sort).toEqual(empty.sort);
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(filterOf(parse('tipo=todos'))).toEqual({});
  expect(filterOf(parse('status=active&q=ana&medio=9'))).toEqual({
    search: 'ana',
    status: 'ACTIVE',
    paymentType: 'DEBIT',
    paymentMethodCode: 9,
  });
});
