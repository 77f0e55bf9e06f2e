// Guards: The payments list has its orders, its pages and a fixed number of service calls.
import type { Payment } from '@backoffice/contracts/payment';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows, listQueryOf } from '../../testing/rest-view.ts';
import { until } from '../../testing/until.ts';

let clock = Date.parse('2026-11-21T02:30:00.000Z');
const now = () => new Date(clock);
const { gateway, platform } = await startGatewayOverPlatform({ now });
const person = gateway.as('operador');
beforeEach(() => {
  clock += 61_000; // cached collectors expire
});

interface Row {
  readonly id: string;
  readonly collector: { readonly name: string } | null;
}
interface Page {
  readonly payments: {
    readonly page: number;
    readonly limit: number;
    readonly size: number;
    readonly rows: readonly Row[];
  };
}
const list = (selection: string, variables: object) =>
  person.query<Page>(
    `query ($page: Int, $limit: Int, $sorts: [PaymentSort!]) {
      payments(page: $page, limit: $limit, sorts: $sorts) { page limit size rows { ${selection} } }
    }`,
    variables,
  );
const requested = () => platform.requests.list('payment').map(listQueryOf);
const calls = () => ({
  payment: platform.requests.list('payment').length,
  collector: platform.requests.list('collector').length,
});

/** Reads all payments directly from the service. */
const restPayments = () => allRows<Payment>(`${platform.urls.payment}/pagos`);

/** Folds case and accents, which the order of names ignores. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

describe('the order of the list', () => {
  test('is newest request first by default', async () => {
    const { data } = await list('id', { limit: 100 });
    expect(requested()[0]).toMatchObject({ filters: [], sorts: [{ field: 'request_date', direction: 'descending' }] });
    const newest = (await restPayments()).sort((a, b) => b.request_date.localeCompare(a.request_date));
    expect(data.payments.rows.map(({ id }) => id)).toEqual(newest.slice(0, 100).map(({ id }) => id));
  });

  test.each<[string, string, (payment: Payment) => string | number]>([
    ['REQUEST_DATE', 'request_date', ({ request_date: date }) => date],
    ['PAYER_NAME', 'payer.name', ({ payer }) => folded(payer?.name ?? '')],
    ['FINAL_AMOUNT', 'final_amount', ({ final_amount: amount }) => amount],
    ['STATUS', 'status', ({ status }) => status],
  ])('can be %s, ascending and descending', async (field, name, keyOf) => {
    const payments = await restPayments();
    const keys = new Map(payments.map((payment) => [payment.id, keyOf(payment)]));
    const ascending = payments.map(keyOf).sort((a, b) => (a < b ? -1 : Number(a > b)));
    for (const direction of ['ASCENDING', 'DESCENDING'] as const) {
      platform.requests.clear();
      const { data } = await list('id', { limit: 100, sorts: [{ field, direction }] });
      expect(requested()[0]?.sorts).toEqual([{ field: name, direction: direction.toLowerCase() }]);
      const all = direction === 'ASCENDING' ? ascending : ascending.toReversed();
      expect(data.payments.rows.map(({ id }) => keys.get(id))).toEqual(all.slice(0, 100));
    }
  });

  test('can have several fields, most significant first', async () => {
    const sorts = [
      { field: 'STATUS', direction: 'ASCENDING' },
      { field: 'FINAL_AMOUNT', direction: 'DESCENDING' },
    ];
    await list('id', { sorts });
    expect(requested()[0]?.sorts).toEqual([
      { field: 'status', direction: 'ascending' },
      { field: 'final_amount', direction: 'descending' },
    ]);
  });
});

describe('the pages of the list', () => {
  test('have ten rows by default and begin at 1', async () => {
    const { data } = await person.query<Page>('{ payments { page limit size rows { id } } }');
    expect(data.payments).toMatchObject({ page: 1, limit: 10, size: 300 });
    expect(data.payments.rows).toHaveLength(10);
    expect(requested()[0]).toMatchObject({ page: 1, limit: 10 });
  });

  test('are contiguous, and a page past the end still has the total', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list('id', { page, limit: 100 })));
    const ids = pages.flatMap(({ data }) => data.payments.rows.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set((await restPayments()).map(({ id }) => id)));
    expect((await list('id', { page: 4, limit: 100 })).data.payments).toEqual({
      page: 4,
      limit: 100,
      size: 300,
      rows: [],
    });
  });

  test.each([
    [{ page: 0 }, 'page', 'La primera página es la 1.'],
    [{ page: -3 }, 'page', 'La primera página es la 1.'],
    [{ page: 100_001 }, 'page', 'La última página es la 100.000.'],
    [{ limit: 0 }, 'limit', 'Pida una fila como mínimo.'],
    [{ limit: 101 }, 'limit', 'Pida 100 filas como máximo.'],
    [
      { sorts: Array(2).fill({ field: 'STATUS', direction: 'ASCENDING' }) },
      'sorts',
      'Ordene una sola vez por cada columna.',
    ],
  ])('have limits: %j is refused before the call', async (variables, field, message) => {
    const { errors } = await list('id', variables);
    expect(errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', fields: [{ path: field, message }] } },
    ]);
    expect(platform.requests.list()).toEqual([]);
  });
});

describe('the calls for a list of 100 payments', () => {
  const rows =
    'id status overdue finalAmount payer { name } paymentMethods { paymentMethodName } availableActions { name }';

  test('are one for all fields of the payments themselves', async () => {
    const { data, errors } = await list(rows, { limit: 100 });
    expect(errors).toBeUndefined();
    expect(data.payments.rows).toHaveLength(100);
    expect(calls()).toEqual({ payment: 1, collector: 0 });
  });

  test('are one more for all collectors, and none while these are cached', async () => {
    const { data } = await list('collector { name }', { limit: 100 });
    const distinct = new Set(data.payments.rows.map(({ collector }) => collector?.name)).size;
    expect(distinct).toBeGreaterThan(10);
    expect(calls()).toEqual({ payment: 1, collector: 1 });
    const [named] = platform.requests.list('collector').map(listQueryOf);
    expect(named?.filters).toMatchObject([{ field: 'id', operation: 'EQUAL' }]);

    platform.requests.clear();
    clock += 59_000;
    expect((await list('collector { name }', { limit: 100 })).data).toEqual(data);
    expect(calls()).toEqual({ payment: 1, collector: 0 });

    platform.requests.clear();
    clock += 2_000;
    await list('collector { name }', { limit: 100 });
    expect(calls()).toEqual({ payment: 1, collector: 1 });
  });

  test('are not more when several people read at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => list('collector { name }', { limit: 100 })));
    const names = answers.flatMap(({ data }) => data.payments.rows.map(({ collector }) => collector?.name));
    expect(names).toHaveLength(400);
    expect(calls()).toEqual({ payment: 4, collector: 1 });
  });

  test('are repeated when the person of a shared call disconnects while others wait for it', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'hold' } });
    const leaving = new AbortController();
    const body = JSON.stringify({ query: '{ payments(limit: 100) { rows { collector { name } } } }' });
    const token = await platform.tokenFor('operador');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const first = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    await until(() => calls().collector === 1);
    const second = list('collector { name }', { limit: 100 });
    await until(() => calls().payment === 2);
    leaving.abort();
    await expect(first).rejects.toThrow();
    await until(() => calls().collector === 2);
    platform.faults.clear();
    expect((await second).errors).toBeUndefined();
    expect(calls().collector).toBe(2);
  });
});
