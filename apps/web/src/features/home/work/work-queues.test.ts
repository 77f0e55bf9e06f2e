// Guards: The first page says the sum of all that wait, or none: never that of a part.
import { weightOf } from './work-queues';

const now = new Date('2026-11-28T15:00:00.000Z');
const since = '2026-11-24T15:00:00.000Z';
const rows = ['100.50', '200.25'].map((amount, place) => ({
  __typename: 'Withdrawal' as const,
  ...{ id: String(place), amount, currencyId: 'ARS', since },
}));

test('all that wait are summed', () => {
  expect(weightOf({ __typename: 'WithdrawalPage', size: 2, rows }, now)).toEqual([
    '$\u00A0300,75',
    'desde hace 4 días',
  ]);
});

test('of a part there is no sum, which would grow as the work is done', () => {
  expect(weightOf({ __typename: 'WithdrawalPage', size: 3, rows }, now)).toEqual(['desde hace 4 días']);
});
