// Guards: The sum of a list is of all rows, or says of how many. Requests share it, and go on where the one before stopped.
import { aWithdrawal, withdrawals } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const clock = { now: new Date('2026-11-26T15:00:00.000Z') };
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, now: () => clock.now });

const put = async (count: number, collectorId: string): Promise<void> => {
  const documents = Array.from({ length: count }, (_, place) =>
    aWithdrawal({
      id: `${collectorId}-${String(place)}`,
      collector_id: collectorId,
      amount: 0.1,
      request_date: new Date(Date.parse('2026-11-01T15:00:00.000Z') + place).toISOString(),
    }),
  );
  await Promise.all(documents.map((document) => platform.add(withdrawals, document)));
};

interface Sum {
  readonly totals: readonly { readonly currencyId: string; readonly amount: string }[];
  readonly counted: number;
  readonly size: number;
  readonly goesOn: boolean;
  readonly readAt: string;
}
const sumOf = (filter: object, username = 'tesoreria', size?: number) =>
  gateway.as(username).query<{ readonly withdrawalSum: Sum | null }>(
    `query ($filter: WithdrawalFilter, $size: Int) {
      withdrawalSum(filter: $filter, size: $size) { totals { currencyId amount } counted size goesOn readAt } }`,
    { filter, size },
  );
const calls = () => platform.requests.list('withdrawal').length;

test('the sum of a list with several pages is whole and exact', async () => {
  await put(203, 'WHOL');
  const { data, errors } = await sumOf({ collectorId: 'WHOL', status: 'PENDING_AUTHORIZATION' });
  expect(errors).toBeUndefined();
  expect(data.withdrawalSum).toEqual({
    totals: [{ currencyId: 'ARS', amount: '20.30' }],
    counted: 203,
    size: 203,
    goesOn: false,
    readAt: clock.now.toISOString(),
  });
  expect(calls()).toBe(3);
});

test('people who look at the same moment share one sum, and a later one is read anew', async () => {
  await put(203, 'SAME');
  const filter = { collectorId: 'SAME' };
  await Promise.all(['tesoreria', 'administrador', 'auditor'].map((username) => sumOf(filter, username)));
  expect(calls()).toBe(3);
  await platform.add(withdrawals, aWithdrawal({ id: 'later1', collector_id: 'SAME', amount: 1 }));
  clock.now = new Date(clock.now.getTime() + 6_000);
  const { data } = await sumOf(filter);
  expect(data.withdrawalSum).toMatchObject({ totals: [{ amount: '21.30' }], counted: 204, size: 204 });
});

test('a long list says of how many it is the sum, and the next request goes on', async () => {
  await put(1_150, 'LONG');
  const first = (await sumOf({ collectorId: 'LONG' })).data.withdrawalSum;
  expect(first).toMatchObject({ totals: [{ amount: '110.00' }], counted: 1_100, size: 1_150, goesOn: true });
  const second = (await sumOf({ collectorId: 'LONG' })).data.withdrawalSum;
  expect(second).toMatchObject({ totals: [{ amount: '115.00' }], counted: 1_150, size: 1_150, goesOn: false });
  expect(calls()).toBe(12);
});

test('a list that changes while it is added up is added up anew', async () => {
  clock.now = new Date(clock.now.getTime() + 6 * 60_000);
  expect((await sumOf({ collectorId: 'LONG' })).data.withdrawalSum).toMatchObject({ counted: 1_100, goesOn: true });
  await platform.add(withdrawals, aWithdrawal({ id: 'MOVING', collector_id: 'LONG', amount: 1 }));
  const moved = (await sumOf({ collectorId: 'LONG' })).data.withdrawalSum;
  expect(moved).toMatchObject({ size: 1_151, goesOn: true });
  expect(moved?.counted).toBeLessThanOrEqual(1_100);
  const whole = (await sumOf({ collectorId: 'LONG' })).data.withdrawalSum;
  expect(whole).toMatchObject({ totals: [{ amount: '116.00' }], counted: 1_151, size: 1_151, goesOn: false });
});

test('a kept sum is not that of a person who sees another number of rows', async () => {
  clock.now = new Date(clock.now.getTime() + 6 * 60_000);
  const filter = { collectorId: 'LONG' };
  await sumOf(filter);
  expect((await sumOf(filter)).data.withdrawalSum).toMatchObject({ counted: 1_151, size: 1_151, goesOn: false });
  await platform.add(withdrawals, aWithdrawal({ id: 'SEEN', collector_id: 'LONG', amount: 1 }));
  let before = calls();
  expect((await sumOf(filter, 'auditor', 1_151)).data.withdrawalSum).toMatchObject({ size: 1_151 });
  expect(calls()).toBe(before);
  expect((await sumOf(filter, 'auditor', 1_152)).data.withdrawalSum).toMatchObject({ size: 1_152, goesOn: true });
  const whole = (await sumOf(filter, 'auditor', 1_152)).data.withdrawalSum;
  expect(whole).toMatchObject({ totals: [{ amount: '117.00' }], counted: 1_152, size: 1_152, goesOn: false });
  clock.now = new Date(clock.now.getTime() + 6_000);
  before = calls();
  expect((await sumOf(filter)).data.withdrawalSum).toMatchObject({ goesOn: false });
  expect(calls()).toBe(before);
  // the amounts may have changed meanwhile
  expect((await sumOf(filter, 'auditor', 1_152)).data.withdrawalSum).toMatchObject({ counted: 1_100, goesOn: true });
});

test('a sum of nothing is whole', async () => {
  const { data } = await sumOf({ search: 'nobody' });
  expect(data.withdrawalSum).toMatchObject({ totals: [], counted: 0, size: 0, goesOn: false });
});

test('a sum requires the permission of its list', async () => {
  const { errors } = await sumOf({}, 'sinpermisos');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(calls()).toBe(0);
});

test.each([
  ['withdrawSum', 'tesoreria'],
  ['batchSum', 'tesoreria'],
  ['distributionSum', 'tesoreria'],
  ['transferSum', 'operador'],
  ['importSum', 'operador'],
  ['paymentSum', 'operador'],
  ['subscriptionSum', 'operador'],
])('%s counts all rows of its list', async (field, username) => {
  const { data, errors } = await gateway
    .as(username)
    .query<Record<string, Sum | null>>(`{ ${field} { totals { amount } counted size goesOn } }`);
  expect(errors).toBeUndefined();
  expect(data[field]).toMatchObject({ goesOn: false });
  expect(data[field]?.counted).toBe(data[field]?.size);
});
