// Guards: The home page shows the sum of a queue, or of its counted part; each queue has a status that can be taken.
import { isWaiting } from '@backoffice/schema/queues';
import { operationPermissions } from '@backoffice/schema/permissions';
import { amountAndAgeOf, workQueuesOf } from './work-queues';

const now = new Date('2026-11-28T15:00:00.000Z');
const since = '2026-11-24T15:00:00.000Z';
const rows = ['100.50', '200.25'].map((amount, place) => ({
  __typename: 'Withdrawal' as const,
  ...{ id: String(place), amount, currencyId: 'ARS', since },
}));

test('the sum includes all records of the queue', () => {
  expect(amountAndAgeOf({ __typename: 'WithdrawalPage', size: 2, rows }, now)).toEqual([
    '$\u00A0300,75',
    'desde hace 4 días',
  ]);
});

test.each([
  [undefined, ['desde hace 4 días']],
  [{ counted: 3, totals: [{ amount: '500.75', currencyId: 'ARS' }] }, ['$\u00A0500,75', 'desde hace 4 días']],
  [{ counted: 2, totals: [{ amount: '300.75', currencyId: 'ARS' }] }, ['$\u00A0300,75 (2 de 3)', 'desde hace 4 días']],
  [{ counted: 0, totals: [] }, ['desde hace 4 días']],
  [{ counted: 4, totals: [{ amount: '900.75', currencyId: 'ARS' }] }, ['desde hace 4 días']],
])('a queue with more records than a page holds shows the sum of all or of a part, or no sum: %j', (sum, weight) => {
  expect(amountAndAgeOf({ __typename: 'WithdrawalPage', size: 3, rows }, now, sum)).toEqual(weight);
});

test.each([
  ['withdrawals', 'Withdrawal'],
  ['withdraws', 'Withdraw'],
  ['pendingDistributions', 'Distribution'],
  ['failedDistributions', 'Distribution'],
  ['batches', 'Batch'],
  ['transfers', 'Transfer'],
  ['imports', 'Import'],
  ['softwareProviderReports', 'SoftwareProviderReport'],
  ['taxForms', 'TaxForm'],
] as const)('the address of the queue %s filters by a status whose records can be taken', (name, type) => {
  const queues = workQueuesOf(new Set(Object.values(operationPermissions).flat()));
  const queue = queues.find(({ id }) => id === name);
  const status = new URL(queue?.href ?? '', 'http://localhost').searchParams.get('status');
  expect(isWaiting(type, status?.toUpperCase() ?? '')).toBe(true);
});
