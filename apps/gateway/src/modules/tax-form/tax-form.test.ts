// Guards: Tax forms are searched. Their due dates follow structures, presentations and the calendar.
import { randomUUID } from 'node:crypto';
import { aTaxForm, taxForms } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { createIsHoliday, nationalHolidays } from '../../holidays.ts';
import { dueDateIn, periodDueIn } from './tax-form.deadlines.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = (given: Partial<ReturnType<typeof aTaxForm>> = {}) =>
  platform.add(taxForms, aTaxForm({ id: randomUUID(), ...given }));

interface Row {
  readonly id: string;
}
const fields = `id afipTransactionId period status statusCode statusDetail createdBy createdDate formName formVersion
  fileName deliveryDate reprocessDate reprocessBy reprocessDetail version`;
const search = (filter: object, sorts: readonly object[] | null = null, username = 'tesoreria') =>
  gateway.as(username).query<{ readonly taxForms: { readonly rows: readonly Row[] } | null }>(
    `query ($filter: TaxFormFilter, $sorts: [TaxFormSort!]) {
      taxForms(filter: $filter, sorts: $sorts, limit: 100) { rows { ${fields} } size } }`,
    { filter, sorts },
  );
const idsOf = async (filter: object, sorts?: readonly object[]) =>
  (await search(filter, sorts)).data.taxForms?.rows.map(({ id }) => id);
const requested = () => platform.requests.list('tax-form');

test('the list and one form have the fields of a tax form (B142)', async () => {
  const form = await put({
    status: 'delivered',
    status_detail: 'rare',
    afip_transaction_id: '202611240001',
    delivery_date: '2026-11-03T12:00:00.000Z',
    reprocess_date: '2026-11-02T13:00:00.000Z',
    reprocess_by: 'tesoreria',
    reprocess_detail: 'Faltaba una entidad',
  });
  const expected = {
    id: form.id,
    afipTransactionId: '202611240001',
    period: '2026-10',
    status: 'DELIVERED',
    statusCode: 'delivered',
    statusDetail: 'rare',
    createdBy: 'tesoreria',
    createdDate: form.created_date,
    formName: 'RG 4614',
    formVersion: '2.0',
    fileName: 'RG4614_2026-10.txt',
    deliveryDate: '2026-11-03T12:00:00.000Z',
    reprocessDate: '2026-11-02T13:00:00.000Z',
    reprocessBy: 'tesoreria',
    reprocessDetail: 'Faltaba una entidad',
    version: expect.any(Number),
  };
  expect((await search({ search: form.id })).data.taxForms).toMatchObject({ rows: [expected], size: 1 });
  const one = await gateway.as('auditor').query(`query ($id: ID!) { taxForm(id: $id) { ${fields} } }`, { id: form.id });
  expect(one.data).toEqual({ taxForm: expected });
});

test('a form that does not exist is null', async () => {
  const { data, errors } = await gateway.as('auditor').query(`{ taxForm(id: "0") { id } }`);
  expect([data, errors]).toEqual([{ taxForm: null }, undefined]);
});

test.each<[string, string, Parameters<typeof put>[0]]>([
  ['a part of the file', 'sifere_2031', { file_name: 'SIFERE_2031-02.txt' }],
  [
    'the form and the month',
    'sicore 05/2031',
    { period: '2031-05', file_structure: { form_name: 'SICORE', version: '8' } },
  ],
  ['the transaction, in any case', 'ab-9', { afip_transaction_id: 'AB-9-2031' }],
])('the list is searched by %s', async (_what, text, given) => {
  const wanted = await put(given);
  await put();
  expect(await idsOf({ search: text })).toEqual([wanted.id]);
});

test('the list is searched by each known status', async () => {
  for (const status of ['pending', 'generating', 'reprocess', 'error']) {
    const wanted = await put({ status, status_date: new Date().toISOString(), period: '2032-01' });
    expect(await idsOf({ status: status.toUpperCase(), search: '2032-01' })).toEqual([wanted.id]);
  }
  expect((await search({ status: 'UNKNOWN' })).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test.each([
  ['ID', 'id', 'b2', 'a1'],
  ['PERIOD', 'period', '2033-02', '2033-01'],
  ['FILE_NAME', 'file_name', 'B.txt', 'A.txt'],
  ['AFIP_TRANSACTION_ID', 'afip_transaction_id', '2', '1'],
  ['CREATED_DATE', 'created_date', '2026-02-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ['DELIVERY_DATE', 'delivery_date', '2026-02-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ['STATUS', 'status', 'delivered', 'created'],
  ['FORM_NAME', 'file_structure', { form_name: 'B', version: '1' }, { form_name: 'A', version: '1' }],
  ['FORM_VERSION', 'file_structure', { form_name: 'A', version: '2' }, { form_name: 'A', version: '1' }],
])('the list is ordered by %s', async (field, name, high, low) => {
  const mark = randomUUID();
  const pair = [high, low].map((value, place) => ({
    id: `${mark}${place === 0 ? 'z' : 'y'}`,
    ...(name === 'id' ? {} : { [name]: value }),
  }));
  for (const given of pair) await put(given);
  const [last, first] = pair.map(({ id }) => id);
  expect(await idsOf({ search: mark }, [{ field, direction: 'ASCENDING' }])).toEqual([first, last]);
  expect(await idsOf({ search: mark }, [{ field, direction: 'DESCENDING' }])).toEqual([last, first]);
});

test('the default order is newest first (B98)', async () => {
  await search({});
  expect(decodeURIComponent(requested()[0]?.path ?? '')).toContain('{"field":"created_date","direction":"descending"}');
});

interface Deadlines {
  readonly taxDeadlines: readonly {
    readonly state: string;
    readonly dueDate: string;
    readonly structure: { readonly formName: string; readonly version: string };
    readonly taxForm: { readonly id: string } | null;
  }[];
}
const deadlines = async (month: string) => {
  const { data } = await gateway.as('auditor').query<Deadlines>(
    `query ($month: String!) { taxDeadlines(month: $month) {
      id period state dueDate structure { formName version } taxForm { id } } }`,
    { month },
  );
  return new Map(data.taxDeadlines.map((one) => [one.structure.formName, one]));
};

test('the deadlines of a month report the month before; a presented form takes precedence over a newer one', async () => {
  const file_structure = { form_name: 'SICORE', version: '8.0' };
  const presented = await put({ period: '2024-04', file_structure, status: 'delivered' });
  await put({ period: '2024-04', file_structure, status: 'error', created_date: '2026-11-20T12:00:00.000Z' });
  const found = await deadlines('2024-05');
  // the 12th is a Sunday
  expect(found.get('SICORE')).toMatchObject({
    id: 'SICORE 2024-04',
    state: 'PRESENTED',
    dueDate: '2024-05-13',
    taxForm: { id: presented.id },
  });
  expect(found.get('SIFERE')).toMatchObject({ state: 'OVERDUE', taxForm: null });
  expect(found.get('RG 4614')?.structure.version).toBe('1.0');
});

test('a form is due with its newest structure, and not before its first one', async () => {
  expect((await deadlines('2026-05')).get('RG 4614')?.structure.version).toBe('2.0');
  expect((await deadlines('2020-01')).has('SIRTAC')).toBe(false);
  expect((await deadlines('2090-01')).get('SIRTAC')?.state).toBe('UPCOMING');
});

test('due dates move over weekends and holidays, and January presents the December before', () => {
  const isHoliday = createIsHoliday(nationalHolidays);
  const due = (month: string, day: number) => dueDateIn(month, day, isHoliday);
  // 17 August, Carnival and 12 October are holidays
  expect([due('2026-11', 15), due('2026-08', 15), due('2026-11', 12)]).toEqual([
    '2026-11-16',
    '2026-08-18',
    '2026-11-12',
  ]);
  expect([due('2026-02', 15), due('2026-10', 12)]).toEqual(['2026-02-18', '2026-10-13']);
  expect(dueDateIn('2026-10', 12, createIsHoliday({ 2026: ['10-13'] }))).toBe('2026-10-12');
  expect([periodDueIn('2026-01'), periodDueIn('2026-11')]).toEqual(['2025-12', '2026-10']);
});

test('a due date that moves into the next month belongs to that month only', async () => {
  // 28 February 2027 is a Sunday
  const { data } = await gateway
    .as('auditor')
    .query<{ taxDeadlines: readonly { id: string; dueDate: string }[] }>(
      `{ taxDeadlines(month: "2027-03") { id dueDate } }`,
    );
  expect(data.taxDeadlines.filter(({ id }) => id.startsWith('SIRTAC'))).toEqual([
    { id: 'SIRTAC 2027-01', dueDate: '2027-03-01' },
    { id: 'SIRTAC 2027-02', dueDate: '2027-03-29' },
  ]);
  expect((await deadlines('2027-02')).has('SIRTAC')).toBe(false);
});

test.each(['2026-13', 'november', ''])('the month %j is refused', async (month) => {
  const { errors } = await gateway
    .as('auditor')
    .query(`query ($month: String!) { taxDeadlines(month: $month) { id } }`, { month });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('structures have name, version and due day', async () => {
  const { data } = await gateway
    .as('auditor')
    .query(`{ taxFormStructures { id formName version createdDate createdBy dueDay } }`);
  expect(data).toMatchObject({
    taxFormStructures: expect.arrayContaining([
      expect.objectContaining({ id: 'rg-4614-2.0', formName: 'RG 4614', version: '2.0', dueDay: 15 }),
    ]),
  });
});

test('reading requires a permission, and the service is not called without it', async () => {
  platform.requests.clear();
  const { errors } = await gateway
    .as('sinpermisos')
    .query(
      `{ taxForms { size } taxForm(id: "1") { id } taxFormStructures { id } taxDeadlines(month: "2026-11") { id } }`,
    );
  expect(errors).toHaveLength(4);
  for (const { extensions } of errors ?? [])
    expect(extensions).toMatchObject({ code: 'FORBIDDEN', permissions: ['AFIP_SHOW'] });
  expect(requested()).toEqual([]);
});

test('the list is filtered by its period, only in the form 2026-10', async () => {
  const { data, errors } = await gateway
    .as('auditor')
    .query<{ taxForms: { rows: readonly { period: string }[] } }>(
      '{ taxForms(filter: { period: "2026-10" }, limit: 100) { rows { period } } }',
    );
  expect([errors, new Set(data.taxForms.rows.map(({ period }) => period))]).toEqual([undefined, new Set(['2026-10'])]);
  const wrong = await gateway.as('auditor').query('{ taxForms(filter: { period: "10/2026" }) { size } }');
  expect(wrong.errors).toMatchObject([{ extensions: { fields: [{ path: 'filter.period' }] } }]);
});
