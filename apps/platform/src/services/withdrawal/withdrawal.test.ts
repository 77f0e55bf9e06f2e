// Guards: An authorized withdrawal is transferred or fails over time, and the balance changes with it.
import type { CollectorBalance } from '@backoffice/contracts/collector';
import type { Withdrawal, WithdrawalPage } from '@backoffice/contracts/withdrawal';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aWithdrawal, withdrawals } from './index.ts';

let now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => now });
  service = callsTo(platform.urls.withdrawal);
});
afterAll(() => platform.close());

const put = (given: Partial<Withdrawal> = {}): Promise<Withdrawal> =>
  platform.add(withdrawals, aWithdrawal({ id: newId(), ...given }));
const authorize = ({ id }: Withdrawal, headers = {}) =>
  service.post<Withdrawal>(`/${id}/autorizar/`, undefined, headers);
const listed = async ({ id }: Withdrawal) => {
  const body = await service.read<WithdrawalPage>(`/${listQuery({ filters: [{ field: 'id', value: id }] })}`);
  return body.rows[0];
};
const balance = async () =>
  (await callsTo(platform.urls.collector).read<CollectorBalance>('/comercios/LUZN/saldo')).available_amount;
const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('a withdrawal is authorized at once, and transferred when the bank answers', async () => {
  const before = await balance();
  const withdrawal = await put({ amount: 250.25 });
  const authorized = { ...withdrawal, status: 'authorized', approved_date: now.toISOString() };
  expect(await authorize(withdrawal)).toEqual({ status: 200, body: authorized });
  passSeconds(14);
  expect(await listed(withdrawal)).toEqual(authorized);
  passSeconds(1);
  expect(await listed(withdrawal)).toEqual({ ...authorized, status: 'transferred', transfer_date: now.toISOString() });
  passSeconds(60);
  await listed(withdrawal);
  expect(Math.round((before - (await balance())) * 100)).toBe(25_025);
});

test('a withdrawal ends in error when the balance of the collector is too low', async () => {
  const before = await balance();
  const withdrawal = await put({ amount: 99_000_000_000 });
  await authorize(withdrawal);
  passSeconds(15);
  expect(await listed(withdrawal)).toMatchObject({ status: 'error', status_detail: 'balance_insufficient' });
  expect(await balance()).toBe(before);
});

test('one key is one authorization, and a second one without a key is refused', async () => {
  const withdrawal = await put();
  const headers = { 'idempotency-key': newId() };
  const first = await authorize(withdrawal, headers);
  expect(await authorize(withdrawal, headers)).toEqual(first);
  expect(await authorize(withdrawal)).toMatchObject({ status: 409, body: { extended_code: 'withdrawal_not_pending' } });
});

test('an account with wrong check digits is refused', async () => {
  const withdrawal = await put({ destination: { value: '2850590940090418135200', holder: null, change_date: null } });
  expect(await authorize(withdrawal)).toMatchObject({ status: 409, body: { extended_code: 'destination_invalid' } });
});

test('a withdrawal refused with a reason is not authorized afterwards', async () => {
  const withdrawal = await put();
  const refused = { ...withdrawal, status: 'refused', status_detail: 'Duplicado' };
  expect(await service.post(`/${withdrawal.id}/rechazar/`, { status_detail: 'Duplicado' })).toEqual({
    status: 200,
    body: refused,
  });
  expect(await authorize(withdrawal)).toMatchObject({ status: 409, body: { extended_code: 'withdrawal_not_pending' } });
});

test('start and end of the period filter by the request date', async () => {
  const wanted = await put({ request_date: '2025-05-02T00:00:00.000Z' });
  await put({ request_date: '2025-05-03T00:00:00.000Z' });
  const filters = [
    { field: 'start_date', value: '2025-05-01T03:00:00.000Z', operation: 'GREATER_THAN_OR_EQUAL_TO' },
    { field: 'end_date', value: '2025-05-02T23:00:00.000Z', operation: 'LESS_THAN_OR_EQUAL_TO' },
  ];
  expect((await service.read<WithdrawalPage>(`/${listQuery({ filters })}`)).rows).toEqual([wanted]);
});
