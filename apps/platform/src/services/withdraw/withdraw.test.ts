// Guards: A pending withdraw is transferred once, never to an invalid account, and the balance changes with it.
import type { CollectorBalance } from '@backoffice/contracts/collector';
import type { Withdraw, WithdrawPage } from '@backoffice/contracts/withdraw';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aWithdraw, withdraws } from './index.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(now) });
  service = callsTo(platform.urls.withdraw);
});
afterAll(() => platform.close());

const put = (given: Partial<Withdraw> = {}): Promise<Withdraw> =>
  platform.add(withdraws, aWithdraw({ id: newId(), ...given }));
const transfer = ({ id }: Withdraw, headers = {}) => service.post<Withdraw>(`/transferir/${id}`, undefined, headers);
const balance = (collector: string) =>
  callsTo(platform.urls.collector).read<CollectorBalance>(`/comercios/${collector}/saldo`);

test.each([
  ['collector_id', 'ELPA', 'EQUAL'],
  ['status', 'error', 'EQUAL'],
  ['request_user', 'finanzas', 'EQUAL'],
])('the list is filtered by %s', async (field, value, operation) => {
  const wanted = await put({ [field]: value });
  await put();
  const body = await service.read<WithdrawPage>(`/${listQuery({ filters: [{ field, value, operation }] })}`);
  expect(body.rows).toEqual([wanted]);
});

test('the list is sorted oldest first', async () => {
  await put({ request_date: '2026-01-02T00:00:00.000Z' });
  const oldest = await put({ request_date: '2026-01-01T00:00:00.000Z' });
  expect((await service.read<WithdrawPage>('/')).rows[0]).toEqual(oldest);
});

test('a transfer subtracts the money from the balance, to the cent', async () => {
  const before = await balance('LUZN');
  const withdraw = await put({ amount: 100.1 });
  expect(await transfer(withdraw)).toEqual({
    status: 200,
    body: { ...withdraw, status: 'transferred', transfer_date: now },
  });
  const after = await balance('LUZN');
  expect(Math.round((before.amount - after.amount) * 100)).toBe(10_010);
  expect(Math.round((before.available_amount - after.available_amount) * 100)).toBe(10_010);
});

test('one key is one transfer, and a second one without a key is refused', async () => {
  const withdraw = await put();
  const headers = { 'idempotency-key': newId() };
  const first = await transfer(withdraw, headers);
  const after = await balance('LUZN');
  expect(await transfer(withdraw, headers)).toEqual(first);
  expect(await transfer(withdraw)).toMatchObject({ status: 409, body: { extended_code: 'withdraw_not_pending' } });
  expect(await balance('LUZN')).toEqual(after);
});

test.each([
  ['withdraw_not_pending', { status: 'rejected' }],
  ['destination_invalid', { destination: { value: '2850590940090418135200', holder: null, change_date: null } }],
  ['balance_insufficient', { amount: 99_000_000_000 }],
])('a transfer is refused with %s, and the balance is unchanged', async (code, given) => {
  const before = await balance('LUZN');
  expect(await transfer(await put(given))).toMatchObject({ status: 409, body: { extended_code: code } });
  expect(await balance('LUZN')).toEqual(before);
});

test('a rejection has its reason, and a rejected withdraw is not rejected again', async () => {
  const withdraw = await put();
  const reject = () => service.post<Withdraw>(`/rechazar/${withdraw.id}`, { status_detail: 'Pedido por la entidad' });
  const rejected = { ...withdraw, status: 'rejected', status_detail: 'Pedido por la entidad' };
  expect(await reject()).toEqual({ status: 200, body: rejected });
  expect(await reject()).toMatchObject({ status: 409, body: { extended_code: 'withdraw_not_pending' } });
});

test('a rejection without a reason is refused', async () => {
  const { id } = await put();
  expect((await service.post(`/rechazar/${id}`, {})).status).toBe(400);
});

test('files are generated again with the current timestamp', async () => {
  const withdraw = await put({ status: 'transferred' });
  expect(await service.post(`/${withdraw.id}/re-exportar`)).toEqual({
    status: 200,
    body: { ...withdraw, file_date: now },
  });
});

test.each(['rejected', 'error'])('a withdraw in status %s has no files', async (status) => {
  const { id } = await put({ status });
  const refused = { status: 409, body: { extended_code: 'withdraw_without_files' } };
  expect(await service.get(`/${id}/descargar/txt`)).toMatchObject(refused);
  expect(await service.post(`/${id}/re-exportar`)).toMatchObject(refused);
});
