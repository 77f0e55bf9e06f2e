// Guards: A pending gateway batch is conciliated once, and fields that the request omits stay unchanged.
import type {
  Conciliation,
  GatewayBatch,
  GatewayBatchPage,
  TransactionBatchPage,
} from '@backoffice/contracts/service-payment';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aGatewayBatch, aTransactionBatch, gatewayBatches, transactionBatches } from './index.ts';

let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
  service = callsTo(platform.urls['service-payment']);
});
afterAll(() => platform.close());

const put = (given: Partial<GatewayBatch> = {}): Promise<GatewayBatch> =>
  platform.add(gatewayBatches, aGatewayBatch({ id: newId(), ...given }));
const conciliate = ({ id }: Pick<GatewayBatch, 'id'>, body: Conciliation = {}, headers = {}) =>
  service.put<GatewayBatch>(`/lote/gateway/conciliar/${id}`, body, headers);

test.each([
  ['batch_number', 990_001, 'EQUAL'],
  ['total_amount', 990_000_000.5, 'GREATER_THAN_OR_EQUAL_TO'],
  ['total_amount', 0.01, 'LESS_THAN_OR_EQUAL_TO'],
  ['state', 'strange', 'EQUAL'],
  ['batch_date', '2030-01-01T03:00:00.000Z', 'GREATER_THAN_OR_EQUAL_TO'],
])('both lists are filtered by %s %s', async (field, value, operation) => {
  const wanted = await put({ [field]: value });
  const transactions = aTransactionBatch({
    id: newId(),
    ...(field === 'batch_date' ? { start_date: String(value) } : { [field]: value }),
  });
  await platform.add(transactionBatches, transactions);
  const query = listQuery({ filters: [{ field, value, operation }] });
  expect((await service.read<GatewayBatchPage>(`/lote/gateways${query}`)).rows).toEqual([wanted]);
  expect((await service.read<TransactionBatchPage>(`/lote/transacciones${query}`)).rows).toEqual([transactions]);
});

test('`size` in the query limits a page, and `size` in the response is the total', async () => {
  const body = await service.read<GatewayBatchPage>('/lote/gateways?size=2&page=1');
  expect(body.rows).toHaveLength(2);
  expect(body.size).toBeGreaterThan(2);
});

test.each([
  [{}, { description: 'Antes', compensation_amount: 10 }],
  [{ description: 'Ahora' }, { description: 'Ahora', compensation_amount: 10 }],
  [{ compensation_amount: 0 }, { description: 'Antes', compensation_amount: 0 }],
])('a conciliation with %j leaves the other fields unchanged', async (body, after) => {
  const batch = await put({ description: 'Antes', compensation_amount: 10 });
  expect(await conciliate(batch, body)).toMatchObject({
    status: 200,
    body: { ...batch, ...after, state: 'conciliated' },
  });
});

test('one key is one conciliation, and a second one without a key is refused', async () => {
  const batch = await put();
  const headers = { 'idempotency-key': newId() };
  const first = await conciliate(batch, { description: 'Una vez' }, headers);
  expect(await conciliate(batch, { description: 'Una vez' }, headers)).toEqual(first);
  expect(await conciliate(batch)).toMatchObject({ status: 409, body: { extended_code: 'gateway_batch_not_pending' } });
});

test.each(['open', 'conciliated', 'close'])('a batch that is %s is refused', async (state) => {
  expect(await conciliate(await put({ state }))).toMatchObject({
    status: 409,
    body: { extended_code: 'gateway_batch_not_pending' },
  });
});

test('an unknown batch is not found', async () => {
  expect(await conciliate({ id: 'nobody' })).toMatchObject({
    status: 404,
    body: { extended_code: 'gateway_batch_not_found' },
  });
});
