// Guards: The address holds the state of the payments list.
import { paymentListCodec, plainList } from './payment-list.address';
import { variablesOf } from './payment-list.variables';

const now = () => new Date('2026-11-22T01:30:00Z');
const codec = paymentListCodec(now);
const parse = (search: string) => codec.parse(new URLSearchParams(search));

test('without parameters the list shows the current month of Buenos Aires, newest first', () => {
  expect(parse('')).toEqual(plainList(now()));
  expect(parse('').period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('the names of the documents pre-filter the list', () => {
  expect(
    parse('pagador=ana@ejemplo.com.ar&collector_id=LUZN&collector_name=Luz&status=approved&period=2026-09'),
  ).toMatchObject({
    payerEmail: 'ana@ejemplo.com.ar',
    collector: { id: 'LUZN', name: 'Luz' },
    status: 'APPROVED',
    period: { from: '2026-09-01', to: '2026-09-30' },
  });
});

test('every list has an address that gives the same list again', () => {
  const list = {
    ...plainList(now()),
    text: 'Núñez & Cía',
    collector: { id: 'LUZN', name: 'Luz del Norte' },
    payerEmail: 'a+b@ejemplo.com.ar',
    status: 'OVERDUE' as const,
    period: { from: '2026-11-03', to: '2026-11-20' },
    mediaPaymentId: 92,
    page: 3,
    limit: 25,
    sort: { field: 'FINAL_AMOUNT' as const, direction: 'ASCENDING' as const },
  };
  expect(codec.parse(codec.format(list))).toEqual(list);
});

test('the refund date takes the status away', () => {
  expect(parse('status=approved&fecha=devolucion')).toMatchObject({ status: null, byRefundDate: true });
});

test('the payment method filters beside a search or a collector, never alone', () => {
  expect(parse('medio=9&q=ana').mediaPaymentId).toBe(9);
  expect(parse('medio=9&collector_id=LUZN').mediaPaymentId).toBe(9);
  expect(parse('medio=9').mediaPaymentId).toBeNull();
  expect(codec.format({ ...parse('medio=9&q=ana'), text: '' }).has('medio')).toBe(false);
});

test('a period or a status that does not exist is left out, and can be told', () => {
  expect(parse('period=2026-13&status=nada')).toMatchObject({ status: null, period: plainList(now()).period });
  expect(codec.misread(new URLSearchParams('period=2026-13&status=nada'))).toEqual([
    'El período “2026-13” no es válido; se muestra el mes actual.',
    'El estado “nada” no existe; se muestran todos.',
  ]);
  expect(codec.misread(new URLSearchParams('period=2026-11&status=overdue'))).toEqual([]);
});

test('a relative period stays so in the address, and is asked for as the days that it means now', () => {
  const list = parse('period=ayer');
  expect(list.period).toBe('ayer');
  expect(codec.format(list).get('period')).toBe('ayer');
  expect(codec.misread(new URLSearchParams('period=ayer'))).toEqual([]);
  expect(variablesOf(list, now()).filter?.period).toEqual({ from: '2026-11-20', to: '2026-11-20' });
});

test('a page, a size or an order that does not exist is as if it were not given', () => {
  expect(parse('pagina=-1&filas=7&orden=nombre')).toMatchObject({ page: 1, limit: 10, sort: plainList(now()).sort });
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(variablesOf(parse('status=overdue&period=2026-11')).filter).toEqual({
    period: { from: '2026-11-01', to: '2026-11-30' },
    periodField: 'REQUEST_DATE',
    overdue: true,
  });
});
