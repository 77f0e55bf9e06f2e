// Guards: Transfers are searched by their filters. A pending one is conciliated once, with its permission.
import { randomUUID } from 'node:crypto';
import { aPayment, aTransfer, payments, transfers } from '@backoffice/platform/testing';
import type { Transfer } from '@backoffice/contracts/transfer';
import { aChangeOf, changeError, mutate, type TestChange, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = (given: Partial<Transfer> = {}): Promise<Transfer> =>
  platform.add(transfers, aTransfer({ id: randomUUID(), ...given }));
const waiting = async (given: Partial<Transfer> = {}): Promise<Transfer> => {
  const id = randomUUID();
  const common = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z', final_amount: 100 };
  await platform.add(payments, aPayment({ ...common, id, status: 'issued' }));
  return put({ payment_id: id, ...given });
};

const fields = `id collectorId payerCuit paymentId destinationTransferId amount currencyId requestDate status statusCode
  version`;
interface Row {
  readonly id: string;
}
interface Page {
  readonly transfers: { readonly rows: readonly Row[]; readonly size: number } | null;
}
const search = (filter: object, username = 'tesoreria') =>
  gateway
    .as(username)
    .query<Page>(
      `query ($filter: TransferFilter) { transfers(filter: $filter, limit: 100) { rows { ${fields} } size } }`,
      { filter },
    );
const idsOf = async (filter: object) => (await search(filter)).data.transfers?.rows.map(({ id }) => id);

interface Payload {
  readonly transfer: { readonly id: string; readonly status: string; readonly version: number } | null;
  readonly error: TestChangeError | null;
}
const seen = (id: string) => aChangeOf(gateway.as('tesoreria'), 'transfer', id);
const conciliate = async (id: string, change?: TestChange, username = 'tesoreria', acceptedDifference?: string) =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'conciliateTransfer',
      types: { id: 'ID!', acceptedDifference: 'Decimal', change: 'ChangeInput!' },
      answer: `transfer { id status version payment { statusCode } } ${changeError}`,
    },
    { id, acceptedDifference, change: change ?? (await seen(id)) },
  );
const changes = () => platform.requests.list('transfer').filter(({ method }) => method !== 'GET');

describe('the list of transfers', () => {
  test('has the fields of a transfer', async () => {
    const transfer = await put({ payment_id: 'p1', amount: 1234.5, status: 'stuck' });
    expect((await search({ search: transfer.id })).data.transfers).toEqual({
      size: 1,
      rows: [
        {
          id: transfer.id,
          collectorId: 'LUZN',
          payerCuit: '20267565393',
          paymentId: 'p1',
          destinationTransferId: transfer.destiny_transfer_id,
          amount: '1234.50',
          currencyId: 'ARS',
          requestDate: transfer.request_date,
          status: 'UNKNOWN',
          statusCode: 'stuck',
          version: expect.any(Number),
        },
      ],
    });
  });

  test.each<[string, object, Partial<Transfer>]>([
    ['an id of the receiving bank', { search: 'D-77' }, { destiny_transfer_id: 'D-77' }],
    ['an id of a payment', { search: 'pay-77' }, { payment_id: 'pay-77' }],
    ['the collector', { collectorId: 'ELPA' }, { collector_id: 'ELPA' }],
    ['the CUIT, typed with dashes', { payerCuit: '30-50001091-2' }, { payer_id: '30500010912' }],
    ['just this amount', { amount: { from: '77.70', to: '77.7' } }, { amount: 77.7 }],
    ['more than an amount', { amount: { from: '900000.01' } }, { amount: 900_000.01 }],
    ['amounts from and to', { amount: { from: '500', to: '600' } }, { amount: 555 }],
    ['a day', { period: { from: '2026-03-02', to: '2026-03-02' } }, { request_date: '2026-03-03T02:59:59.000Z' }],
    ['a status', { status: 'AUTO_CONCILIATED' }, { status: 'auto_conciliated' }],
  ])('is searched by %s', async (_what, filter, given) => {
    const wanted = await put(given);
    await put();
    expect(await idsOf(filter)).toEqual([wanted.id]);
  });

  test.each([
    ['filter.payerCuit', { payerCuit: '20123456789' }, 'El CUIT no es válido: su dígito verificador no coincide.'],
    ['filter.amount', { amount: { from: '2', to: '1' } }, 'El segundo importe es menor que el primero.'],
    ['filter.status', { status: 'UNKNOWN' }, 'Elija un estado conocido.'],
  ])('refuses an invalid %s', async (path, filter, message) => {
    platform.requests.clear();
    expect((await search(filter)).errors).toMatchObject([{ extensions: { fields: [{ path, message }] } }]);
    expect(platform.requests.list()).toEqual([]);
  });

  test('requires its permission, and no service is called without it', async () => {
    platform.requests.clear();
    expect((await search({}, 'sinpermisos')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(platform.requests.list()).toEqual([]);
  });

  test.each([
    ['AMOUNT', [10, 20]],
    ['REQUEST_DATE', ['2026-01-01T12:00:00.000Z', '2026-01-02T12:00:00.000Z']],
  ])('is sorted by %s', async (field, [small, large]) => {
    const collector = `S${field}`;
    const name = field.toLowerCase();
    const last = await put({ collector_id: collector, [name]: large });
    const first = await put({ collector_id: collector, [name]: small });
    const { data } = await gateway.as('tesoreria').query<Page>(
      `query ($filter: TransferFilter, $sorts: [TransferSort!]) {
        transfers(filter: $filter, sorts: $sorts) { rows { id } } }`,
      { filter: { collectorId: collector }, sorts: [{ field, direction: 'ASCENDING' }] },
    );
    expect(data.transfers?.rows.map(({ id }) => id)).toEqual([first.id, last.id]);
  });
});

describe('conciliating a transfer', () => {
  test('approves the payment once for a key', async () => {
    const { id } = await waiting();
    const change = await seen(id);
    platform.requests.clear();
    const answers = await Promise.all([conciliate(id, change), conciliate(id, change)]);
    for (const { payload } of answers)
      expect(payload).toEqual({
        transfer: { id, status: 'CONCILIATED', version: expect.any(Number), payment: { statusCode: 'approved' } },
        error: null,
      });
    expect(changes()).toHaveLength(1);
  });

  test('requires that exactly the current difference of the amounts is accepted, also when it is zero', async () => {
    const { id, amount } = await waiting();
    const smaller = await waiting({ amount: amount - 0.41 });
    const { data } = await gateway
      .as('tesoreria')
      .query(`query ($ids: [ID!]) { transfers(filter: { ids: $ids }) { rows { id difference } } }`, {
        ids: [id, smaller.id],
      });
    expect(data).toEqual({
      transfers: {
        rows: expect.arrayContaining([
          { id, difference: '0.00' },
          { id: smaller.id, difference: '-0.41' },
        ]),
      },
    });
    platform.requests.clear();
    for (const accepted of [undefined, '0.00', '0.41', '-0.40'])
      expect((await conciliate(smaller.id, undefined, 'tesoreria', accepted)).payload).toMatchObject({
        transfer: { id: smaller.id, status: 'PENDING' },
        error: { code: 'CONFLICT', extendedCode: 'amount_differs' },
      });
    expect((await conciliate(id, undefined, 'tesoreria', '5.00')).payload).toMatchObject({
      error: { extendedCode: 'amount_differs' },
    });
    expect(changes()).toEqual([]);
    expect((await conciliate(smaller.id, undefined, 'tesoreria', '-0.41')).payload).toMatchObject({ error: null });
  });

  test.each([
    ['not_pending', { status: 'rejected' }],
    ['without_payment', { payment_id: null }],
  ])('is refused with %s, as the offered action says', async (code, given) => {
    const { id } = await waiting(given);
    const { data } = await gateway
      .as('tesoreria')
      .query(`query ($id: ID!) { transfer(id: $id) { availableActions { name allowed reasonCode } } }`, { id });
    expect(data).toEqual({
      transfer: { availableActions: [{ name: 'conciliate', allowed: false, reasonCode: code }] },
    });
    platform.requests.clear();
    expect((await conciliate(id)).payload).toMatchObject({
      error: { code: 'CONFLICT', extendedCode: code },
    });
    expect(changes()).toEqual([]);
  });

  test('is refused when the payment does not exist, because no one can have seen a difference', async () => {
    const { id } = await waiting({ payment_id: randomUUID() });
    for (const accepted of [undefined, '0.00', '-0.41'])
      expect((await conciliate(id, undefined, 'tesoreria', accepted)).payload).toMatchObject({
        transfer: { id, status: 'PENDING' },
        error: { code: 'CONFLICT', extendedCode: 'payment_not_found' },
      });
    expect(changes()).toEqual([]);
  });

  test('is refused when another person did it first, and the current transfer is returned', async () => {
    const { id } = await waiting();
    const late = await seen(id);
    await conciliate(id);
    expect((await conciliate(id, late)).payload).toMatchObject({
      transfer: { id, status: 'CONCILIATED' },
      error: { code: 'CONFLICT', extendedCode: 'version_stale' },
    });
  });

  test('requires its permission and an existing transfer', async () => {
    const { id } = await waiting();
    const change = await seen(id);
    platform.requests.clear();
    expect((await conciliate(id, change, 'auditor')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permissions: ['TRANSFER_UPDATE'] } },
    ]);
    expect(platform.requests.list()).toEqual([]);
    expect((await conciliate('nobody')).payload).toMatchObject({ transfer: null, error: { code: 'NOT_FOUND' } });
  });
});

test('the selection of all matches adds up the transfers that the person did not leave out', async () => {
  const [one, two, three] = await Promise.all([1.1, 2.2, 3.3].map((amount) => put({ collector_id: 'SUM', amount })));
  const { data } = await gateway.as('tesoreria').query(
    `query ($except: [ID!]!) { transferSelection(filter: { collectorId: "SUM" }, except: $except, expectedSize: 3) {
      rows { amount } totals { currencyId amount } } }`,
    { except: [one?.id] },
  );
  expect([two, three]).toHaveLength(2);
  expect(data).toMatchObject({ transferSelection: { totals: [{ currencyId: 'ARS', amount: '5.50' }] } });
});
