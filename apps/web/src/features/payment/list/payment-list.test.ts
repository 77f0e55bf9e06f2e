// Guards: In the list of payments, status and refund date exclude each other; the payment method needs another filter.
import { paymentList } from './payment-list';

const now = new Date('2026-11-22T01:30:00Z');
const parse = (search: string) => paymentList.parse(new URLSearchParams(search), now);

test('the refund date clears the status', () => {
  expect(parse('status=approved&fecha=devolucion')).toMatchObject({ status: null, dates: { byRefundDate: true } });
  expect(paymentList.format(parse('fecha=devolucion')).get('fecha')).toBe('devolucion');
});

test('if status and refund date conflict, the last chosen one stays', () => {
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

test('the filter by payment method requires a search, a collector or a status', () => {
  expect(parse('medio=9,92&q=ana').paymentMethodCode).toEqual([9, 92]);
  expect(parse('medio=9&collector_id=LUZN').paymentMethodCode).toEqual([9]);
  expect(parse('medio=9&status=approved').paymentMethodCode).toEqual([9]);
  expect(parse('medio=9').paymentMethodCode).toEqual([]);
});

test('the filter for the GraphQL gateway contains overdue, and the chosen date field', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  expect(paymentList.filterOf(parse('status=overdue&period=2026-11'), now)).toEqual({
    period,
    periodField: 'REQUEST_DATE',
    overdue: true,
  });
  expect(paymentList.filterOf(parse('fecha=devolucion'), now)).toEqual({ period, periodField: 'REFUNDED_DATE' });
});
