// Guards: Batches of service payments are searched by number, amount, day and state. A pending one is conciliated once.
import { randomUUID } from 'node:crypto';
import type { GatewayBatch } from '@backoffice/contracts/service-payment';
import { aGatewayBatch, aTransactionBatch, gatewayBatches, transactionBatches } from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = (given: Partial<GatewayBatch> = {}): Promise<GatewayBatch> =>
  platform.add(gatewayBatches, aGatewayBatch({ id: randomUUID(), ...given }));

interface Page {
  readonly rows: readonly { readonly id: string }[];
  readonly size: number;
}
type ListName = 'gatewayBatches' | 'transactionBatches';
const search = (list: ListName, variables: object, username = 'tesoreria') =>
  gateway.as(username).query<{ readonly list: Page | null }>(
    `query ($filter: ServicePaymentBatchFilter, $sorts: [ServicePaymentBatchSort!]) {
      list: ${list}(filter: $filter, sorts: $sorts, limit: 100) { rows { id } size } }`,
    variables,
  );
const idsOf = async (list: ListName, variables: object) =>
  (await search(list, variables)).data.list?.rows.map(({ id }) => id);

const common = 'id batchNumber state stateCode totalAmount currencyId totalApprovedTransactions totalTransactions';
const conciliation = {
  mutation: 'conciliateGatewayBatch',
  types: { id: 'ID!', description: 'String', compensationAmount: 'Decimal', change: 'ChangeInput!' },
  answer: `gatewayBatch { id state version description compensationAmount } ${changeError}`,
};
interface Payload {
  readonly gatewayBatch: object | null;
  readonly error: TestChangeError | null;
}
const seen = (id: string) => aChangeOf(gateway.as('tesoreria'), 'gatewayBatch', id);
const conciliate = async (id: string, given: object = {}, username = 'tesoreria') => {
  const change = 'change' in given ? given.change : await seen(id);
  return mutate<Payload>(gateway.as(username), conciliation, { id, ...given, change });
};
const changes = () => platform.requests.list('service-payment').filter(({ method }) => method !== 'GET');

describe('the lists of batches', () => {
  test('have their fields', async () => {
    const paid = await put({ batch_number: 41, state: 'stuck', total_amount: 10.5, compensation_amount: 3 });
    const id = randomUUID();
    await platform.add(transactionBatches, aTransactionBatch({ id, batch_number: 41, state: 'stuck' }));
    const { data } = await gateway.as('tesoreria').query(
      `query ($filter: ServicePaymentBatchFilter) {
        gatewayBatches(filter: $filter) {
          size rows { ${common} batchDate gatewayName description compensationAmount version } }
        transactionBatches(filter: $filter) { size rows { ${common} startDate endDate } } }`,
      { filter: { batchNumber: '41' } },
    );
    const shared = { batchNumber: 41, state: 'UNKNOWN', stateCode: 'stuck', currencyId: 'ARS' };
    const totals = { totalApprovedTransactions: 9, totalTransactions: 10 };
    expect(data).toEqual({
      gatewayBatches: {
        size: 1,
        rows: [
          {
            ...shared,
            ...totals,
            id: paid.id,
            totalAmount: '10.50',
            batchDate: '2026-11-20T03:00:00.000Z',
            gatewayName: 'Prisma',
            description: null,
            compensationAmount: '3.00',
            version: expect.any(Number),
          },
        ],
      },
      transactionBatches: {
        size: 1,
        rows: [
          { ...shared, ...totals, id, totalAmount: '1000.00', startDate: '2026-11-20T03:00:00.000Z', endDate: null },
        ],
      },
    });
  });

  test.each<[string, object, Partial<GatewayBatch>]>([
    ['its number', { batchNumber: '77' }, { batch_number: 77 }],
    ['an amount from', { amount: { from: '900000000.01' } }, { total_amount: 900_000_000.01 }],
    ['an amount to', { amount: { to: '0.5' } }, { total_amount: 0.5 }],
    ['a day', { period: { from: '2026-03-02', to: '2026-03-02' } }, { batch_date: '2026-03-03T02:59:59.000Z' }],
    ['a state', { state: 'CLOSE' }, { state: 'close' }],
  ])('are searched by %s', async (_what, filter, given) => {
    const { id } = await put(given);
    const { batch_date, ...others } = given;
    const other = aTransactionBatch({ id: randomUUID(), ...others, ...(batch_date ? { start_date: batch_date } : {}) });
    await platform.add(transactionBatches, other);
    const { id: unwanted } = await put();
    const found = await idsOf('gatewayBatches', { filter });
    expect(found).toContain(id);
    expect(found).not.toContain(unwanted);
    expect(await idsOf('transactionBatches', { filter })).toContain(other.id);
  });

  test.each([
    ['filter.batchNumber', { batchNumber: '12a' }, '*Solo números.'],
    ['filter.amount', { amount: { from: '2', to: '1' } }, 'El segundo importe es menor que el primero.'],
    ['filter.state', { state: 'UNKNOWN' }, 'Elija un estado conocido.'],
  ])('refuse an invalid %s', async (path, filter, message) => {
    platform.requests.clear();
    expect((await search('gatewayBatches', { filter })).errors).toMatchObject([
      { extensions: { fields: [{ path, message }] } },
    ]);
    expect(platform.requests.list()).toEqual([]);
  });

  test.each([
    ['BATCH_NUMBER', { batch_number: 5001 }, { batch_number: 5002 }],
    ['BATCH_DATE', { batch_date: '2026-01-01T12:00:00.000Z' }, { batch_date: '2026-01-02T12:00:00.000Z' }],
    ['TOTAL_AMOUNT', { total_amount: 800_000_000.01 }, { total_amount: 800_000_000.02 }],
    ['STATE', { state: 'close' }, { state: 'conciliated' }],
  ])('are sorted by %s', async (field, small, large) => {
    const { id: last } = await put({ total_amount: 800_000_000, ...large });
    const { id: first } = await put({ total_amount: 800_000_000, ...small });
    const filter = { amount: { from: '800000000', to: '800000001' } };
    const sorted = await idsOf('gatewayBatches', { filter, sorts: [{ field, direction: 'ASCENDING' }] });
    expect(sorted?.filter((id) => id === first || id === last)).toEqual([first, last]);
  });

  test.each<[ListName, string]>([
    ['gatewayBatches', 'GATEWAY_BATCH_SHOW_BATCH_DATA'],
    ['transactionBatches', 'SERVICE_PAYMENT_SHOW_BATCH'],
  ])('%s require their permission, and no service is called without it', async (list, permission) => {
    platform.requests.clear();
    expect((await search(list, {}, 'sinpermisos')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permissions: [permission] } },
    ]);
    expect(platform.requests.list()).toEqual([]);
  });
});

describe('conciliating a gateway batch', () => {
  test.each([
    [{ description: 'Según extracto', compensationAmount: '250' }, 'Según extracto', '250.00'],
    [{ description: ' ' }, 'Antes', '10.00'],
    [{ compensationAmount: '0' }, 'Antes', '0.00'],
  ])('with %j changes the filled fields and keeps the others', async (given, description, compensationAmount) => {
    const { id } = await put({ description: 'Antes', compensation_amount: 10 });
    expect((await conciliate(id, given)).payload).toEqual({
      gatewayBatch: { id, state: 'CONCILIATED', version: expect.any(Number), description, compensationAmount },
      error: null,
    });
  });

  test('is done once for a key', async () => {
    const { id } = await put();
    const change = await seen(id);
    platform.requests.clear();
    await Promise.all([conciliate(id, { change }), conciliate(id, { change })]);
    expect(changes()).toHaveLength(1);
  });

  test.each([
    ['still_open', 'open'],
    ['already_done', 'conciliated'],
    ['already_done', 'close'],
    ['not_pending', 'stuck'],
  ])('is refused with %s in state %s, as the offered action says', async (code, state) => {
    const { id } = await put({ state });
    const { data } = await gateway
      .as('tesoreria')
      .query(`query ($id: ID!) { gatewayBatch(id: $id) { availableActions { name allowed reasonCode } } }`, { id });
    expect(data).toEqual({
      gatewayBatch: { availableActions: [{ name: 'conciliate', allowed: false, reasonCode: code }] },
    });
    platform.requests.clear();
    expect((await conciliate(id)).payload).toMatchObject({
      error: { code: 'CONFLICT', extendedCode: code },
    });
    expect(changes()).toEqual([]);
  });

  test.each([
    ['compensationAmount', { compensationAmount: '10.50' }, '*Solo números.'],
    ['description', { description: 'x'.repeat(501) }, 'Ingrese 500 caracteres como máximo.'],
  ])('refuses an invalid %s before the call', async (path, given, message) => {
    const { id } = await put();
    expect((await conciliate(id, given)).payload).toMatchObject({ error: { fields: [{ path, message }] } });
    expect(changes()).toEqual([]);
  });

  test('requires its permission and an existing batch', async () => {
    const { id } = await put();
    const change = await seen(id);
    platform.requests.clear();
    expect((await conciliate(id, { change }, 'auditor')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permissions: ['GATEWAY_BATCH_CONCILIATE_BATCH'] } },
    ]);
    expect(platform.requests.list()).toEqual([]);
    expect((await conciliate('nobody')).payload).toMatchObject({ gatewayBatch: null, error: { code: 'NOT_FOUND' } });
  });
});
