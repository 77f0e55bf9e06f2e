import { paymentTimeline } from './payment-dates';

const undated = {
  __typename: 'Payment',
  requestDate: '2026-11-01T12:00:00.000Z',
  lastUpdateDate: null,
  dueDate: null,
  lastDueDate: null,
  processDate: null,
  rejectedDate: null,
  cancelDate: null,
  paidDate: null,
  payerDeferredDate: null,
  payerValidationDate: null,
  accreditationDate: null,
  reviewValidationDate: null,
  refundedDate: null,
} as const;

const now = Date.parse('2026-11-10T00:00:00.000Z');

describe('the dates of a payment', () => {
  test('stand from the oldest to the newest, with their offsets taken into account', () => {
    const { moments } = paymentTimeline(
      { ...undated, paidDate: '2026-11-02T01:00:00-03:00', dueDate: '2026-11-02T03:30:00.000Z' },
      now,
    );
    expect(moments.map(({ field }) => field)).toEqual(['requestDate', 'dueDate', 'paidDate']);
  });

  test('of the same instant stand in the order in which they happen', () => {
    const at = '2026-11-02T15:04:05.000Z';
    const { moments } = paymentTimeline(
      { ...undated, lastUpdateDate: at, refundedDate: at, processDate: at, paidDate: at },
      now,
    );
    expect(moments.map(({ field }) => field)).toEqual([
      'requestDate',
      'processDate',
      'paidDate',
      'refundedDate',
      'lastUpdateDate',
    ]);
  });

  test('that are still to come are marked', () => {
    const { moments } = paymentTimeline({ ...undated, accreditationDate: '2026-11-20T03:00:00.000Z' }, now);
    expect(moments.map(({ coming }) => coming)).toEqual([false, true]);
  });

  test('of a change made after the page was opened are not still to come', () => {
    const at = '2026-11-10T00:05:00.000Z';
    const { moments } = paymentTimeline({ ...undated, cancelDate: at, lastUpdateDate: at }, now);
    expect(moments.map(({ coming }) => coming)).toEqual([false, false, false]);
  });

  test('that are missing are named: every one of them can be read', () => {
    const { moments, absent } = paymentTimeline(undated, now);
    expect(moments).toHaveLength(1);
    expect(absent).toHaveLength(12);
    expect(absent).toContain('Devolución');
  });
});
