// Guards: The address holds the state of the payments list.
import { paymentList } from './payment-list';

const now = new Date('2026-11-22T01:30:00Z');
const empty = paymentList.empty(now);
const parse = (search: string) => paymentList.parse(new URLSearchParams(search), now);
const format = paymentList.format;

test('without parameters the list shows the current month of Buenos Aires, newest first', () => {
  expect(parse('')).toEqual(empty);
  expect(parse('').dates.period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('the names of the documents pre-filter the list', () => {
  expect(
    parse('pagador=ana@ejemplo.com.ar&collector_id=LUZN&collector_name=Luz&status=approved&period=2026-09'),
  ).toMatchObject({
    payerEmail: 'ana@ejemplo.com.ar',
    collector: { id: 'LUZN', name: 'Luz' },
    status: 'APPROVED',
    dates: { period: { from: '2026-09-01', to: '2026-09-30' }, byRefundDate: false },
  });
});

test('every list has an address that gives the same list again', () => {
  const list = {
    ...empty,
    text: 'Núñez & Cía',
    collector: { id: 'LUZN', name: 'Luz del Norte' },
    payerEmail: 'a+b@ejemplo.com.ar',
    status: 'OVERDUE' as const,
    dates: { period: { from: '2026-11-03', to: '2026-11-20' }, byRefundDate: false },
    paymentMethodCode: 92,
    page: 3,
    limit: 50,
    sort: { field: 'FINAL_AMOUNT' as const, direction: 'ASCENDING' as const },
  };
  expect(paymentList.parse(format(list), now)).toEqual(list);
});

test('the refund date takes the status away', () => {
  expect(parse('status=approved&fecha=devolucion')).toMatchObject({ status: null, dates: { byRefundDate: true } });
});

test('of a status and the refund date, the one that was chosen last stays', () => {
  const byRefundDate = parse('fecha=devolucion');
  expect(paymentList.changed(byRefundDate, { status: 'APPROVED' })).toMatchObject({
    status: 'APPROVED',
    dates: { byRefundDate: false },
  });
  const approved = parse('status=approved');
  expect(paymentList.changed(approved, { dates: byRefundDate.dates })).toMatchObject({
    status: null,
    dates: { byRefundDate: true },
  });
});

test('a change begins at the first page, a change of page does not', () => {
  const third = parse('pagina=3');
  expect(paymentList.changed(third, { status: 'APPROVED' }).page).toBe(1);
  expect(paymentList.changed(third, { page: 4 }).page).toBe(4);
});

test('each filter that is on has a chip that takes it off; the period stays', () => {
  const list = parse('q=ana&status=approved&period=2026-11');
  const after: unknown[] = [];
  const chips = paymentList.chipsOf(list, (next) => after.push(next), now);
  expect(chips.map(({ label }) => label)).toEqual(['Noviembre 2026', '“ana”', 'Aprobado']);
  expect(chips[0]?.onRemove).toBeUndefined();
  chips[1]?.onRemove?.();
  expect(after).toEqual([{ ...list, text: '' }]);
});

test('the payment method filters beside a search or a collector, never alone', () => {
  expect(parse('medio=9&q=ana').paymentMethodCode).toBe(9);
  expect(parse('medio=9&collector_id=LUZN').paymentMethodCode).toBe(9);
  expect(parse('medio=9').paymentMethodCode).toBeNull();
  expect(format({ ...parse('medio=9&q=ana'), text: '' }).has('medio')).toBe(false);
});

test('a period or a status that does not exist is left out, and can be told', () => {
  expect(parse('period=2026-13&status=nada')).toMatchObject({ status: null, dates: empty.dates });
  expect(paymentList.invalidParameters(new URLSearchParams('period=2026-13&status=nada'))).toEqual([
    'El estado “nada” no existe; se muestran todos.',
    'El período “2026-13” no es válido; se muestra el mes actual.',
  ]);
  expect(paymentList.invalidParameters(new URLSearchParams('period=2026-11&status=overdue'))).toEqual([]);
});

test('a relative period stays so in the address, and is asked for as the days that it means now', () => {
  const list = parse('period=ayer');
  expect(list.dates.period).toBe('ayer');
  expect(format(list).get('period')).toBe('ayer');
  expect(paymentList.invalidParameters(new URLSearchParams('period=ayer'))).toEqual([]);
  expect(paymentList.filterOf(list, now).period).toEqual({ from: '2026-11-20', to: '2026-11-20' });
});

test('a page, a size or an order that does not exist is as if it were not given', () => {
  expect(parse('pagina=-1&filas=7&orden=nombre')).toMatchObject({ page: 1, limit: 25, sort: empty.sort });
});

test('the size of a page is the one that a person prefers until the address says another', () => {
  expect(paymentList.parse(new URLSearchParams('pagina=2'), now, 50).limit).toBe(50);
  expect(paymentList.parse(new URLSearchParams('filas=5'), now, 50).limit).toBe(5);
  expect(format({ ...empty, limit: 25 }).has('filas')).toBe(false);
  expect(paymentList.format({ ...empty, limit: 25 }, 50).get('filas')).toBe('25');
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(paymentList.filterOf(parse('status=overdue&period=2026-11'), now)).toEqual({
    period: { from: '2026-11-01', to: '2026-11-30' },
    periodField: 'REQUEST_DATE',
    overdue: true,
  });
});
