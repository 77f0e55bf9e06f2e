// Guards: Exports are written in turn, once per key, with the rows, order and columns of the list.
import { setImmediate as turn } from 'node:timers/promises';
import type { Export } from '@backoffice/contracts/export';
import type { PaymentPage } from '@backoffice/contracts/payment';
import { callsTo, listQuery } from '../../testing/calls.ts';
import { newId } from '../../shared/new-id.ts';
import { createExportClient, type ExportClient, filterOf } from '../../testing/export-client.ts';
import { anExport, exports, startPlatform, type TestPlatform } from '../../testing/index.ts';

const now = '2026-11-21T15:00:00.000Z';
const payments = 700;
let platform: TestPlatform;
let client: ExportClient;

beforeAll(async () => {
  platform = await startPlatform({ payments, now: () => new Date(now) });
  client = createExportClient(platform);
});
afterEach(() => platform.exports.set({ held: false, failing: false }));
afterAll(() => platform.close());

/** Lets a held export advance by one step. */
async function oneStep(): Promise<void> {
  platform.exports.set({ held: false });
  await turn();
  platform.exports.set({ held: true });
}

describe('a requested export', () => {
  test('waits for its turn, is written in batches, and then has a file', async () => {
    platform.exports.set({ held: true });
    const columns = ['id', 'status'];
    const { status, body } = await client.request({ format: 'json', columns });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[\da-f]{24}$/),
        type: 'payments',
        format: 'json',
        status: 'pending',
        records: null,
        processed_records: 0,
        created_date: now,
        updated_date: now,
        requested_by: 'operador',
        filter: '',
        columns,
        file_name: null,
        file_size: null,
        error_detail: null,
      },
    ]);
    const begun = await client.until(body.id, ({ records }) => records !== null);
    expect(begun).toMatchObject({ status: 'in_process', records: payments, processed_records: 0, file_name: null });
    await oneStep();
    const halfway = await client.until(body.id, ({ processed_records: processed }) => processed > 0);
    expect(halfway).toMatchObject({ status: 'in_process', records: payments, processed_records: 500 });
    platform.exports.set({ held: false });
    const { bytes } = await client.file((await client.until(body.id, ({ status: at }) => at === 'finished')).id);
    expect(await client.now(body.id)).toEqual({
      ...body,
      status: 'finished',
      records: payments,
      processed_records: payments,
      file_name: 'pagos_2026-11-21_120000.json',
      file_size: bytes.length,
    });
  });

  test('waits until earlier ones are written, while the platform answers other requests', async () => {
    platform.exports.set({ held: true });
    const first = (await client.request()).body.id;
    const second = (await client.request({ type: 'subscription' })).body.id;
    await client.until(first, ({ records }) => records !== null);
    expect((await callsTo(platform.urls.payment).read<PaymentPage>('/pagos')).size).toBe(payments);
    expect((await client.now(second)).status).toBe('pending');
    platform.exports.set({ held: false });
    await client.until(second, ({ status }) => status === 'finished');
    expect((await client.now(first)).status).toBe('finished');
  });

  test('has the rows and order of the list, and its columns in the requested order', async () => {
    const query = {
      filters: [{ field: 'status', value: ['approved', 'issued'] }],
      sorts: [{ field: 'final_amount', direction: 'descending' }] as const,
    };
    const body = await callsTo(platform.urls.payment).read<PaymentPage>(`/pagos${listQuery({ ...query, limit: 100 })}`);
    const filter = filterOf(query.filters, query.sorts);
    const bytes = await client.written({ format: 'json', filter, columns: ['final_amount', 'id'] });
    const rows: object[] = JSON.parse(Buffer.from(bytes).toString());
    expect(rows).toHaveLength(body.size);
    expect(rows.slice(0, 100)).toEqual(body.rows.map(({ id, final_amount }) => ({ final_amount, id })));
    expect(Object.keys(rows[0] ?? {})).toEqual(['final_amount', 'id']);
  });

  test('reports why it failed, and leaves no file', async () => {
    platform.exports.set({ failing: true });
    const failed = await client.ended();
    expect(failed).toMatchObject({
      status: 'error',
      records: payments,
      error_detail: 'interrupted',
      file_name: null,
      file_size: null,
    });
    expect((await client.file(failed.id)).status).toBe(409);
    expect((await client.ended()).status).toBe('finished');
  });

  test('can be held and made to fail by HTTP', async () => {
    const switched = (body: object) => callsTo(platform.origin).put('/control/exports', body);
    expect((await switched({ held: true, failing: true })).status).toBe(204);
    const { id } = (await client.request()).body;
    await client.until(id, ({ records }) => records !== null);
    await switched({ held: false });
    expect((await client.until(id, ({ status }) => status !== 'in_process')).status).toBe('error');
    expect((await switched({ held: 'yes' })).status).toBe(400);
  });

  test('is created once per key, for five concurrent requests and for later ones', async () => {
    const requested_by = newId();
    const asked = { requested_by, columns: ['id'] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.request(asked, 'one-export-only')));
    await client.until(answers[0]?.body.id ?? '', ({ status }) => status === 'finished');
    answers.push(await client.request(asked, 'one-export-only'));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect((await client.list({ filters: [{ field: 'requested_by', value: requested_by }] })).size).toBe(1);
    expect(await client.request({ ...asked, format: 'json' }, 'one-export-only')).toMatchObject({
      status: 422,
      body: { extended_code: 'idempotency_key_reused' },
    });
  });

  test.each([
    [
      'a field that the list does not have',
      { filter: filterOf([{ field: 'secret', value: 'x' }]) },
      'invalid_list_query',
      'secret',
    ],
    [
      'a field of the other list',
      { type: 'subscription', filter: filterOf([{ field: 'final_amount', value: 1 }]) },
      'invalid_list_query',
      'final_amount',
    ],
    [
      'an order that the list does not have',
      { filter: filterOf([], [{ field: 'id', direction: 'ascending' }]) },
      'invalid_list_query',
      'id',
    ],
    [
      'a value of another kind',
      { filter: filterOf([{ field: 'final_amount', value: 'much' }]) },
      'invalid_list_query',
      'final_amount',
    ],
    ['a page', { filter: 'page=2' }, 'invalid_list_query', 'page'],
    ['filters that are no list', { filter: 'filters=everything' }, 'invalid_list_query', 'filters'],
    ['two filters', { filter: 'filters=[]&filters=[]' }, 'invalid_list_query', 'filter'],
    ['a column of the other list', { columns: ['id', 'recurrence'] }, 'unknown_column', 'columns'],
  ] as const)('with %s in the request is refused', async (_what, given, extended_code, field) => {
    const { size } = await client.list();
    expect(await client.request(given)).toMatchObject({
      status: 400,
      body: { extended_code, fields: { [field]: expect.any(String) } },
    });
    expect((await client.list()).size).toBe(size);
  });

  test('with a value that only the database refuses is refused, too', async () => {
    const filter = filterOf([{ field: 'id', value: 'a\u0000b' }]);
    expect(await client.request({ filter })).toMatchObject({ status: 400, body: { extended_code: 'invalid_value' } });
  });
});

describe('the history of exports', () => {
  const put = async (given: Partial<Export>): Promise<string> =>
    (await platform.add(exports, anExport({ id: newId(), created_date: now, ...given }))).id;

  test('is sorted newest first by default, and paged', async () => {
    const requested_by = newId();
    const ids: string[] = [];
    for (const minute of [0, 1, 2])
      ids.push(await put({ requested_by, created_date: `2026-11-01T12:0${minute}:00.000Z` }));
    const own = { filters: [{ field: 'requested_by', value: requested_by }] };
    const idsOf = async (query: object) => (await client.list({ ...own, ...query })).rows.map(({ id }) => id);
    expect(await idsOf({})).toEqual(ids.toReversed());
    expect(await idsOf({ sorts: [{ field: 'created_date', direction: 'ascending' }] })).toEqual(ids);
    expect(await idsOf({ page: 2, limit: 2 })).toEqual([ids[0]]);
  });

  test.each(['type', 'format', 'status', 'requested_by'] as const)('is filtered by %s', async (field) => {
    const value = `one_${newId().replaceAll(/\d/g, '')}`; // a status has only small letters and _
    const id = await put({ [field]: value });
    expect((await client.list({ filters: [{ field, value }] })).rows.map((row) => row.id)).toEqual([id]);
  });

  test('is filtered by id and by creation date', async () => {
    const id = await put({ created_date: '2020-02-03T12:00:00.000Z' });
    const between = (from: string, to: string) => ({
      filters: [
        { field: 'created_date', value: from, operation: 'GREATER_THAN_OR_EQUAL_TO' },
        { field: 'created_date', value: to, operation: 'LESS_THAN_OR_EQUAL_TO' },
      ],
    });
    expect((await client.list({ filters: [{ field: 'id', value: id }] })).size).toBe(1);
    expect(
      (await client.list(between('2020-02-03T12:00:00Z', '2020-02-03T12:00:00Z'))).rows.map((row) => row.id),
    ).toEqual([id]);
    expect((await client.list(between('2020-02-03T12:00:00.001Z', '2020-02-04T00:00:00Z'))).size).toBe(0);
  });

  test('the seeded history has finished and failed exports in every format, of payments and subscriptions', async () => {
    const seeded = await startPlatform({ payments: 100, now: () => new Date(now) });
    const { list, file } = createExportClient(seeded);
    const { rows } = await list({ limit: 100 });
    expect(rows).toHaveLength(25);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['finished', 'error']));
    expect(new Set(rows.map(({ format }) => format))).toEqual(new Set(['xlsx', 'csv', 'json']));
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['payments', 'subscription']));
    expect(new Set(rows.map(({ requested_by }) => requested_by)).size).toBeGreaterThan(2);
    for (const { id, file_size } of rows.filter(({ status }) => status === 'finished')) {
      const { status, bytes } = await file(id);
      expect([status, bytes.length]).toEqual([200, file_size]);
    }
    expect(rows.filter(({ updated_date }) => updated_date > now)).toEqual([]);
    await seeded.close();
  });
});
