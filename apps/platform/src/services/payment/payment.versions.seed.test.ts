// Guards: Each rejected attempt in the seeded history of a payment has its reason and its date.
import { aMethod, aPayment } from './payment.builder.ts';
import { withVersions } from './payment.versions.seed.ts';

const reason = 'cc_rejected_card_expired';
const rejectedDate = '2026-11-20T18:00:00.000Z';
/** Rejected payment that was tried six times. */
const retried = aPayment({
  id: 'a0',
  collector_id: 'LUZN',
  request_date: '2026-11-20T12:00:00.000Z',
  last_update_date: rejectedDate,
  status: 'rejected',
  status_detail: reason,
  rejected_date: rejectedDate,
  process_date: rejectedDate,
  payment_methods: [
    aMethod({
      final_amount: 12_500.5,
      gateway: {
        ...{ batch_number: '1', ticket_number: '2', transaction_id: '3', ppt_owner: 'PPT' },
        ...{ status: 'rejected', status_detail: reason },
      },
    }),
  ],
});

test('an older rejected version has the reason of its payment method and its own date', () => {
  const rejected = withVersions(retried).older.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(5);
  for (const version of rejected) {
    const { last_update_date: date } = version;
    expect(version).toMatchObject({ status_detail: reason, rejected_date: date, process_date: date });
    expect(version.payment_methods[0]?.gateway?.status_detail).toBe(reason);
  }
  const dates = rejected.map(({ rejected_date: date }) => date ?? '');
  expect(new Set([...dates, rejectedDate]).size).toBe(6);
  expect([...dates, rejectedDate]).toEqual([...dates, rejectedDate].toSorted());
});

test('other older versions have no reason and no date of a rejection', () => {
  const others = withVersions(retried).older.filter(({ status }) => status !== 'rejected');
  expect(others.map(({ status_detail: detail, rejected_date: date }) => [detail, date])).toEqual(
    others.map(() => [null, null]),
  );
});
