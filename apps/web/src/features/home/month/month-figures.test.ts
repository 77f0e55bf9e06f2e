// Guards: The returned money of a month is absent, with its reason, when not all refunds can be added up.
import { figureRows, refundsNote, type MonthAnswers } from './month-figures';

const none = { __typename: 'PaymentPage' as const, size: 0 };
const counts: MonthAnswers['counts'] = {
  approved: none,
  issued: none,
  pending: none,
  partial: none,
  rejected: none,
  expired: none,
  cancelled: none,
  refunded: none,
  objected: none,
};
const monthOf = (payments: number | null): MonthAnswers => ({
  period: { from: '2026-11-01', to: '2026-11-28' },
  counts,
  sums: null,
  refunds: {
    __typename: 'RefundPage',
    size: 1,
    payments,
    returned: [{ __typename: 'CurrencyTotal', currencyId: 'ARS', amount: '700.07' }],
  },
});
const returnedOf = (month: MonthAnswers) => figureRows([month]).find(({ label }) => label === 'Devuelto')?.months[0];

test('a service that lists refunds gives their sum, without a note', () => {
  expect(returnedOf(monthOf(null))).toMatchObject({
    value: expect.stringMatching(/^\$\D700,07$/),
    count: '1 devolución',
  });
  expect(refundsNote([monthOf(null)])).toBeUndefined();
});

test('refunds that were read from one payment are not added up, and the note says why', () => {
  expect(returnedOf(monthOf(1))).toMatchObject({ value: '—', count: '' });
  expect(refundsNote([monthOf(null), monthOf(1)])).toMatch(/^Lo devuelto no se suma: el servicio de pagos no lista/);
});
