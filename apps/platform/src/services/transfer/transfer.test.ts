// Guards: A pending transfer is conciliated once, and its payment is approved with it.
import type { Payment } from '@backoffice/contracts/payment';
import type { Transfer, TransferPage } from '@backoffice/contracts/transfer';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { aPayment, payments, startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aTransfer, transfers } from './index.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(now) });
  service = callsTo(platform.urls.transfer);
});
afterAll(() => platform.close());

const put = (given: Partial<Transfer> = {}): Promise<Transfer> =>
  platform.add(transfers, aTransfer({ id: newId(), ...given }));
const waitingPayment = async (status = 'issued'): Promise<string> => {
  const id = newId();
  await platform.add(payments, aPayment({ id, status, collector_id: 'LUZN', request_date: now, final_amount: 100 }));
  return id;
};
const conciliate = ({ id }: Transfer, headers = {}) =>
  service.post<Transfer>(`/forzar-conciliacion/${id}`, undefined, headers);
const paymentOf = (id: string) => callsTo(platform.urls.payment).read<Payment>(`/pagos/${id}`);

test.each([
  ['payer_id', '30500010912', 'EQUAL'],
  ['payment_id', 'pay-1', 'EQUAL'],
  ['destiny_transfer_id', 'D-1', 'EQUAL'],
  ['amount', 10.5, 'EQUAL'],
  ['collector_id', 'ELPA', 'EQUAL'],
])('the list is filtered by %s', async (field, value, operation) => {
  const wanted = await put({ [field]: value });
  await put();
  const body = await service.read<TransferPage>(`/${listQuery({ filters: [{ field, value, operation }] })}`);
  expect(body.rows).toEqual([wanted]);
  expect(body.size).toBe(1);
});

test('a conciliated transfer approves its pending payment', async () => {
  const transfer = await put({ payment_id: await waitingPayment() });
  const { status, body } = await conciliate(transfer);
  expect([status, body]).toEqual([200, { ...transfer, status: 'conciliated' }]);
  expect(await paymentOf(String(transfer.payment_id))).toMatchObject({
    status: 'approved',
    paid_date: now,
    version: 2,
  });
});

test('a payment that does not await money is unchanged', async () => {
  const transfer = await put({ payment_id: await waitingPayment('cancelled') });
  expect((await conciliate(transfer)).status).toBe(200);
  expect(await paymentOf(String(transfer.payment_id))).toMatchObject({ status: 'cancelled', version: 1 });
});

test('one key is one conciliation, and a second one without a key is refused', async () => {
  const transfer = await put({ payment_id: await waitingPayment() });
  const headers = { 'idempotency-key': newId() };
  const first = await conciliate(transfer, headers);
  expect(await conciliate(transfer, headers)).toEqual(first);
  expect(await conciliate(transfer)).toMatchObject({ status: 409, body: { extended_code: 'transfer_not_pending' } });
  expect(await paymentOf(String(transfer.payment_id))).toMatchObject({ version: 2 });
});

test.each([
  ['transfer_not_pending', { status: 'rejected' }],
  ['transfer_without_payment', { payment_id: null }],
])('a conciliation is refused with %s', async (code, given) => {
  const transfer = await put({ payment_id: await waitingPayment(), ...given });
  expect(await conciliate(transfer)).toMatchObject({ status: 409, body: { extended_code: code } });
});

test('an unknown transfer is not found', async () => {
  expect(await conciliate(aTransfer({ id: 'nobody' }))).toMatchObject({
    status: 404,
    body: { extended_code: 'transfer_not_found' },
  });
});
