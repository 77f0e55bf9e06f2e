// Guards: A status and the refund date of the payments list exclude each other.
import { paymentList } from './payment-list';

const now = new Date('2026-11-22T01:30:00Z');
const parse = (search: string) => paymentList.parse(new URLSearchParams(search), now);

test('the refund date takes the status away', () => {
  expect(parse('status=approved&fecha=devolucion')).toMatchObject({ status: null, dates: { byRefundDate: true } });
  expect(paymentList.format(parse('fecha=devolucion')).get('fecha')).toBe('devolucion');
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

test('the payment method filters beside a search or a collector, never alone', () => {
  expect(parse('medio=9,92&q=ana').paymentMethodCode).toEqual([9, 92]);
  expect(parse('medio=9&collector_id=LUZN').paymentMethodCode).toEqual([9]);
  expect(parse('medio=9').paymentMethodCode).toEqual([]);
});

test('the gateway is asked for overdue payments, and for the date that was chosen', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  expect(paymentList.filterOf(parse('status=overdue&period=2026-11'), now)).toEqual({
    period,
    periodField: 'REQUEST_DATE',
    overdue: true,
  });
  expect(paymentList.filterOf(parse('fecha=devolucion'), now)).toEqual({ period, periodField: 'REFUNDED_DATE' });
});
