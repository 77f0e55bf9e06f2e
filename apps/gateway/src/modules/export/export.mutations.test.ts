// Guards: An export has the filters, order and columns of its list, and is created once for a key.
import { randomUUID } from 'node:crypto';
import type { Export } from '@backoffice/contracts/export';
import { changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  now: () => new Date('2026-11-21T15:00:00.000Z'),
  callLimits: { breakerThreshold: 1_000 },
});

interface Payload {
  readonly exportId: string | null;
  readonly export?: { readonly status: string } | null;
  readonly error: TestChangeError | null;
}
interface Given {
  readonly list: object;
  readonly format?: string;
  readonly once?: { readonly idempotencyKey: string };
}

const create = ({ list, format = 'CSV', once = { idempotencyKey: randomUUID() } }: Given, person?: TestPerson) =>
  mutate<Payload>(
    person ?? gateway.as('operador'),
    {
      mutation: 'createExport',
      types: { list: 'ExportInput!', format: 'ExportFormat!', once: 'OnceInput!' },
      answer: `exportId ${changeError}`,
    },
    { list, format, once },
  );
const holding = async (...roles: string[]) =>
  gateway.withToken(await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles } } }));
const isExport = (body: unknown): body is Export => typeof body === 'object' && body !== null && 'filter' in body;
const stored = async (id: string | null | undefined): Promise<Export> => {
  const body: unknown = await (await fetch(`${platform.urls.export}/exportaciones/${id ?? ''}`)).json();
  if (!isExport(body)) throw new Error('This is no export.');
  return body;
};
const posts = () => platform.requests.list('export').filter(({ method }) => method === 'POST');
const filterOf = ({ filter }: Export) => {
  const parameters = new URLSearchParams(filter);
  const read = (name: string): unknown => JSON.parse(parameters.get(name) ?? '[]');
  return { filters: read('filters'), sorts: read('sorts') };
};

describe('an export', () => {
  test.each(['payments', 'subscriptions'])('of selected %s is filtered by their identifiers', async (list) => {
    const { payload } = await create({ list: { [list]: { filter: { ids: ['a', 'b'] } } } });
    const made = await stored(payload?.exportId);
    expect(filterOf(made).filters).toEqual([{ field: 'id', value: ['a', 'b'], operation: 'EQUAL' }]);
  });

  test('of a selection larger than a page is refused without a call', async () => {
    const ids = Array.from({ length: 101 }, (_, place) => String(place));
    const { payload } = await create({ list: { payments: { filter: { ids } } } });
    expect(payload?.error).toMatchObject({
      fields: [{ path: 'list.payments.filter.ids', message: 'Elija 100 como máximo.' }],
    });
    expect(posts()).toEqual([]);
  });

  test('of payments has the filters, the order and the columns of the list, and its requester', async () => {
    const { payload } = await create({
      list: {
        payments: {
          filter: { status: 'APPROVED', period: { from: '2026-11-01', to: '2026-11-30' }, payerEmail: 'Ana@correo.ar' },
          sorts: [{ field: 'FINAL_AMOUNT', direction: 'DESCENDING' }],
          columns: ['REQUEST_DATE', 'ID', 'FINAL_AMOUNT', 'CURRENCY_ID'],
        },
      },
      format: 'XLSX',
    });
    const made = await stored(payload?.exportId);
    expect(made).toMatchObject({
      type: 'payments',
      format: 'xlsx',
      requested_by: 'operador',
      columns: ['request_date', 'id', 'final_amount', 'currency_id'],
    });
    expect(filterOf(made)).toEqual({
      filters: [
        { field: 'payer.email', value: ['Ana@correo.ar', 'ana@correo.ar'], operation: 'EQUAL' },
        { field: 'status', value: 'approved', operation: 'EQUAL' },
        { field: 'request_date', value: '2026-11-01T03:00:00.000Z', operation: 'GREATER_THAN_OR_EQUAL_TO' },
        { field: 'request_date', value: '2026-12-01T02:59:59.999Z', operation: 'LESS_THAN_OR_EQUAL_TO' },
      ],
      sorts: [{ field: 'final_amount', direction: 'descending' }],
    });
  });

  test('of subscriptions without a filter has all of them, newest first', async () => {
    const { payload } = await create({ list: { subscriptions: {} }, format: 'JSON' });
    const made = await stored(payload?.exportId);
    expect(made).toMatchObject({ type: 'subscription', format: 'json' });
    expect(made.columns.length).toBeGreaterThan(10);
    expect(filterOf(made)).toEqual({ filters: [], sorts: [{ field: 'request_date', direction: 'descending' }] });
  });

  test('is created once for a key, also by concurrent requests; another list with the same key is refused', async () => {
    const once = { idempotencyKey: randomUUID() };
    const requested = { list: { payments: { columns: ['ID'] } }, once };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(requested)));
    answers.push(await create(requested));
    expect(new Set(answers.map(({ payload }) => payload?.exportId)).size).toBe(1);
    expect(posts()).toHaveLength(1);
    const { payload } = await create({ ...requested, format: 'JSON' });
    expect(payload).toMatchObject({
      exportId: null,
      error: { code: 'CONFLICT', extendedCode: 'idempotency_key_reused' },
    });
  });

  test('with a lost answer is created once when it is retried with its key', async () => {
    const once = { idempotencyKey: randomUUID() };
    const requested = { list: { payments: {} }, once };
    platform.faults.set({ service: 'export', fault: { kind: 'lose' } });
    const { errors } = await create(requested);
    expect(errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
    platform.faults.clear();
    const [first, second] = [await create(requested), await create(requested)];
    expect(first.payload?.exportId).toBe(second.payload?.exportId);
    const page: unknown = await (await fetch(`${platform.urls.export}/exportaciones?limit=100`)).json();
    expect(JSON.stringify(page).split(`"id":"${first.payload?.exportId ?? ''}"`)).toHaveLength(2);
  });

  test.each([
    [{ payments: { columns: [] } }, 'list.payments.columns', 'Elija al menos una columna.'],
    [{ payments: { columns: ['ID', 'ID'] } }, 'list.payments.columns', 'Elija cada columna una sola vez.'],
    [{ payments: { filter: { status: 'UNKNOWN' } } }, 'list.payments.filter.status', 'Elija un estado conocido.'],
    [
      { subscriptions: { sorts: ['AMOUNT', 'AMOUNT'].map((field) => ({ field, direction: 'ASCENDING' })) } },
      'list.subscriptions.sorts',
      'Ordene una sola vez por cada columna.',
    ],
  ])('of %j is refused at its argument without a call', async (list, name, message) => {
    const { payload } = await create({ list });
    expect(payload).toMatchObject({
      exportId: null,
      error: { code: 'BAD_USER_INPUT', fields: [{ path: name, message }] },
    });
    expect(posts()).toEqual([]);
  });

  test('in an unknown format is refused', async () => {
    const { payload } = await create({ list: { payments: {} }, format: 'UNKNOWN' });
    expect(payload?.error?.fields).toMatchObject([{ path: 'format', message: 'Elija un formato: XLSX, CSV o JSON.' }]);
    expect(posts()).toEqual([]);
  });

  test('has exactly one list', async () => {
    for (const list of [{}, { payments: {}, subscriptions: {} }])
      expect((await create({ list })).errors?.[0]?.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
    expect(posts()).toEqual([]);
  });
});

describe('the permission to export', () => {
  const forbidden = { payload: null, errors: [{ message: 'No tiene permisos', extensions: { code: 'FORBIDDEN' } }] };

  test('is required, and the permission of the list, too', async () => {
    const roles = [['payment:show'], ['export:create'], ['export:create', 'subscription:show'], ['export:show']];
    for (const held of roles)
      expect(await create({ list: { payments: {} } }, await holding(...held))).toMatchObject(forbidden);
    expect(await create({ list: { subscriptions: {} } }, await holding('export:create', 'payment:show'))).toMatchObject(
      forbidden,
    );
    expect(posts()).toEqual([]);
  });

  test('is enough to get the identifier of the export, without the permission to see exports', async () => {
    const { payload } = await create({ list: { payments: {} } }, await holding('export:create', 'payment:show'));
    expect(payload).toEqual({ exportId: expect.stringMatching(/\S/), error: null });
  });

  test('does not belong to auditors', async () => {
    expect(await create({ list: { payments: {} } }, gateway.as('auditor'))).toMatchObject(forbidden);
  });
});
