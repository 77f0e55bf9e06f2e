// Guards: The export history has its fields and filters, and needs the permissions to see and to search exports.
import type { Export } from '@backoffice/contracts/export';
import { anExport, exports } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { listQueryOf } from '../../testing/rest-view.ts';

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  now: () => new Date('2026-11-21T15:00:00.000Z'),
});

const fields = `id type typeCode format formatCode status statusCode records processedRecords createdDate updatedDate
  requestedBy fileName fileSize errorDetail`;
const holding = async (...roles: string[]) =>
  gateway.withToken(await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles } } }));
const list = (filter: object, more = {}, username = 'operador') =>
  gateway.as(username).query<{ exports: { rows: { id: string }[]; size: number } }>(
    `query ($filter: ExportFilter, $page: Int! = 1, $limit: Int! = 10, $sorts: [ExportSort!]) {
        exports(filter: $filter, page: $page, limit: $limit, sorts: $sorts) { rows { id } page limit size } }`,
    { filter, ...more },
  );
const put = (given: Partial<Export> & { readonly id: string }): Promise<Export> =>
  platform.add(exports, anExport({ created_date: '2026-10-21T15:00:00.000Z', ...given }));
const requested = () => {
  const [request, ...more] = platform.requests.list('export');
  if (!request || more.length > 0) throw new Error(`The service was asked ${more.length + (request ? 1 : 0)} times.`);
  return listQueryOf(request);
};

test('an export has its fields, and a text for its failure', async () => {
  const made = await put({
    id: 'whole-1',
    type: 'subscription',
    format: 'csv',
    status: 'error',
    records: 3_000,
    processed_records: 1_500,
    created_date: '2026-10-21T15:00:00.000Z',
    updated_date: '2026-10-21T15:01:00.000Z',
    requested_by: 'tesoreria',
    file_name: null,
    file_size: null,
    error_detail: 'interrupted',
  });
  const { data } = await gateway.as('operador').query(`{ export(id: "${made.id}") { ${fields} } }`);
  expect(data).toEqual({
    export: {
      id: 'whole-1',
      type: 'SUBSCRIPTION',
      typeCode: 'subscription',
      format: 'CSV',
      formatCode: 'csv',
      status: 'ERROR',
      statusCode: 'error',
      records: 3_000,
      processedRecords: 1_500,
      createdDate: '2026-10-21T15:00:00.000Z',
      updatedDate: '2026-10-21T15:01:00.000Z',
      requestedBy: 'tesoreria',
      fileName: null,
      fileSize: null,
      errorDetail: 'La exportación se interrumpió. Pídala nuevamente.',
    },
  });
});

test('unknown codes become UNKNOWN beside the code, and an unknown failure has a general text', async () => {
  const { id } = await put({
    id: 'odd-1',
    type: 'payers',
    format: 'pdf',
    status: 'paused',
    error_detail: 'disk_on_fire',
  });
  const { data } = await gateway
    .as('operador')
    .query(`{ export(id: "${id}") { type typeCode format formatCode status statusCode errorDetail } }`);
  expect(data).toEqual({
    export: {
      type: 'UNKNOWN',
      typeCode: 'payers',
      format: 'UNKNOWN',
      formatCode: 'pdf',
      status: 'UNKNOWN',
      statusCode: 'paused',
      errorDetail: 'No se pudo generar el archivo. Pida la exportación nuevamente.',
    },
  });
});

test('an export that does not exist is null', async () => {
  expect(await gateway.as('operador').query('{ export(id: "0") { id } }')).toMatchObject({
    data: { export: null },
    errors: undefined,
  });
});

describe('a filter', () => {
  const equal = (field: string, value: unknown) => ({ field, value, operation: 'EQUAL' });
  test.each([
    [
      { period: { from: '2026-11-01', to: '2026-11-30' } },
      [
        { field: 'created_date', value: '2026-11-01T03:00:00.000Z', operation: 'GREATER_THAN_OR_EQUAL_TO' },
        { field: 'created_date', value: '2026-12-01T02:59:59.999Z', operation: 'LESS_THAN_OR_EQUAL_TO' },
      ],
    ],
    [{ type: 'PAYMENTS' }, [equal('type', 'payments')]],
    [{ format: 'XLSX' }, [equal('format', 'xlsx')]],
    [{ statuses: ['PENDING', 'IN_PROCESS'] }, [equal('status', ['pending', 'in_process'])]],
    [{ statuses: [] }, [equal('status', [])]],
    [{ requestedBy: 'operador' }, [equal('requested_by', 'operador')]],
    [{}, []],
  ])('%j sends exactly these conditions to the service', async (filter, filters) => {
    const { errors } = await list(filter);
    expect(errors).toBeUndefined();
    expect(requested()).toEqual({
      path: '/exportaciones',
      filters,
      sorts: [{ field: 'created_date', direction: 'descending' }],
      page: 1,
      limit: 10,
    });
  });

  test('finds matching exports page by page, and sorts them', async () => {
    for (const day of ['01', '02', '03'])
      await put({ id: `day-${day}`, requested_by: 'paginas', created_date: `2026-09-${day}T15:00:00.000Z` });
    const ids = async (more: object) =>
      (await list({ requestedBy: 'paginas' }, more)).data.exports.rows.map(({ id }) => id);
    expect(await ids({})).toEqual(['day-03', 'day-02', 'day-01']);
    expect(await ids({ limit: 2, page: 2 })).toEqual(['day-01']);
    expect(await ids({ sorts: [{ field: 'CREATED_DATE', direction: 'ASCENDING' }] })).toEqual([
      'day-01',
      'day-02',
      'day-03',
    ]);
  });

  test.each([
    [{ type: 'UNKNOWN' }, 'type'],
    [{ format: 'UNKNOWN' }, 'format'],
    [{ statuses: ['UNKNOWN'] }, 'statuses'],
    [{ period: { from: '2026-11-30', to: '2026-11-01' } }, 'period'],
  ])('%j is refused with the path of its field', async (filter, name) => {
    const { errors } = await list(filter);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.extensions.fields?.[0]?.path).toMatch(new RegExp(`^filter.${name}`));
    expect(platform.requests.list('export')).toEqual([]);
  });
});

describe('the history of exports', () => {
  const read = async (...roles: string[]) => (await holding(...roles)).query('{ exports { size } }');

  test('requires both permissions, and calls no service without them (B283)', async () => {
    for (const roles of [['export:show'], ['export:search'], ['export:create']]) {
      const { data, errors } = await read(...roles);
      expect(data).toEqual({ exports: null });
      expect(errors).toMatchObject([{ message: 'No tiene permisos', extensions: { code: 'FORBIDDEN' } }]);
    }
    expect(platform.requests.list('export')).toEqual([]);
    expect((await read('export:show', 'export:search')).errors).toBeUndefined();
  });

  test('shows the exports of other people (GAP-53)', async () => {
    await put({ id: 'of-another-1', requested_by: 'somebody' });
    const { data } = await list({ requestedBy: 'somebody' }, {}, 'auditor');
    expect(data.exports).toMatchObject({ rows: [{ id: 'of-another-1' }], size: 1 });
  });

  test('shows a single export with only the permission to see it', async () => {
    await put({ id: 'followed-1' });
    const query = '{ export(id: "followed-1") { id } }';
    expect((await (await holding('export:show')).query(query)).data).toEqual({ export: { id: 'followed-1' } });
    const refused = await (await holding('export:search')).query(query);
    expect(refused.data).toEqual({ export: null });
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
