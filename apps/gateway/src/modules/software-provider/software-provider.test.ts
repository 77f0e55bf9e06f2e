// Guards: Reports for software providers are searched and ordered by the fields of their service, with a permission.
import { randomUUID } from 'node:crypto';
import { aProviderReport, providerReports } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = (given: Partial<ReturnType<typeof aProviderReport>> = {}) =>
  platform.add(providerReports, aProviderReport({ id: randomUUID(), ...given }));
const named = (file_name: string | null) => ({ metadata: { file_path: null, file_name, result_send: null } });

interface Reports {
  readonly softwareProviderReports: { readonly rows: readonly { readonly id: string }[] } | null;
}
const fields = `id softwareProvider collectorId collector { id name } fileName filePath format sendResult startDate endDate
  generatedDate status statusCode version`;
const search = (filter: object, more: object = {}, username = 'auditor') =>
  gateway.as(username).query<Reports>(
    `query ($filter: SoftwareProviderReportFilter, $sorts: [SoftwareProviderReportSort!], $page: Int! = 1, $limit: Int! = 100) {
      softwareProviderReports(filter: $filter, sorts: $sorts, page: $page, limit: $limit) {
        rows { ${fields} } page limit size } }`,
    { filter, ...more },
  );
const idsOf = async (filter: object, more?: object) =>
  (await search(filter, more)).data.softwareProviderReports?.rows.map(({ id }) => id);
const one = (id: string) =>
  gateway.as('auditor').query(`query ($id: ID!) { softwareProviderReport(id: $id) { ${fields} } }`, { id });
const requested = () => platform.requests.list('software-provider').map(({ path }) => decodeURIComponent(path));

test('reports are found by the name of their collector', async () => {
  const report = await put({ collector_id: 'ELPA' });
  await put({ collector_id: 'LUZN' });
  expect(await idsOf({ search: 'Eléctrica' })).toEqual([report.id]);
  expect(await idsOf({ search: 'pampeana electrica' })).toEqual([report.id]);
  expect(await idsOf({ search: 'nadie se llama así' })).toEqual([]);
});

test('a word that is in the name of a collector is found in the reports of others, too', async () => {
  const ofCollector = await put({ collector_id: 'GASC' });
  const metadata = { file_path: '/a/cordillerano.TXT', file_name: 'cordillerano.TXT', result_send: null };
  const byFileName = await put({ collector_id: 'ELPA', metadata });
  expect((await idsOf({ search: 'cordillerano' }))?.sort()).toEqual([ofCollector.id, byFileName.id].sort());
});

test('the list and one report have the fields of a report (B144)', async () => {
  const report = await put({
    status: 'sent',
    generated_date: '2026-11-08T12:00:00.000Z',
    metadata: { file_path: '/a/LUZN_7.TXT', file_name: 'LUZN_7.TXT', result_send: 'OK' },
  });
  const expected = {
    id: report.id,
    softwareProvider: 'Contable Sur',
    collectorId: 'LUZN',
    collector: { id: 'LUZN', name: 'Luz del Norte Distribuidora' },
    fileName: 'LUZN_7.TXT',
    filePath: '/a/LUZN_7.TXT',
    format: 'txt',
    sendResult: 'OK',
    startDate: report.start_date,
    endDate: report.end_date,
    generatedDate: '2026-11-08T12:00:00.000Z',
    status: 'SENT',
    statusCode: 'sent',
    version: expect.any(Number),
  };
  expect((await search({ search: report.id })).data).toEqual({
    softwareProviderReports: { rows: [expected], page: 1, limit: 100, size: 1 },
  });
  expect((await one(report.id)).data).toEqual({ softwareProviderReport: expected });
});

test('a report that does not exist is null', async () => {
  const { data, errors } = await one('none-1');
  expect([data, errors]).toEqual([{ softwareProviderReport: null }, undefined]);
});

test.each([
  ['a.csv', 'csv'],
  ['a.b.DAT', 'dat'],
  ['.txt', null],
  ['plain', null],
  ['a.', null],
  [null, null],
])('the format of the file %j is %j (CON-23)', async (name, format) => {
  const { id } = await put(named(name));
  expect((await one(id)).data).toMatchObject({ softwareProviderReport: { format } });
});

test.each<[string, string, Parameters<typeof put>[0]]>([
  ['the provider, without accents', 'nandu soft', { soft_provider: 'Ñandú Software' }],
  ['the collector', 'zzco', { collector_id: 'ZZCO' }],
  ['a part of the file', 'informe-q7', named('informe-q7.txt')],
])('the list is searched by %s', async (_what, text, given) => {
  const wanted = await put(given);
  await put();
  expect(await idsOf({ search: text })).toEqual([wanted.id]);
});

test('a report is found when all of it lies within the days of the period in Buenos Aires', async () => {
  const soft_provider = 'Periodical';
  const inside = await put({
    soft_provider,
    start_date: '2024-02-01T03:00:00.000Z',
    end_date: '2024-03-01T02:59:59.999Z',
  });
  await put({ soft_provider, start_date: '2024-02-01T02:59:59.999Z', end_date: '2024-02-07T02:59:59.999Z' });
  await put({ soft_provider, start_date: '2024-02-07T03:00:00.000Z', end_date: '2024-03-01T03:00:00.000Z' });
  const period = { from: '2024-02-01', to: '2024-02-29' };
  expect(await idsOf({ search: soft_provider, period })).toEqual([inside.id]);
});

test('the list is searched by each known status', async () => {
  const soft_provider = 'Statuses';
  for (const status of ['in_process', 'error', 'pending_approval', 'sent', 'stuck']) {
    const { id } = await put({ soft_provider, status, status_date: new Date().toISOString() });
    if (status === 'stuck')
      expect((await one(id)).data).toMatchObject({ softwareProviderReport: { status: 'UNKNOWN' } });
    else expect(await idsOf({ status: status.toUpperCase(), search: soft_provider })).toEqual([id]);
  }
  expect((await search({ status: 'UNKNOWN' })).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test.each([
  ['ID', {}, {}],
  ['COLLECTOR_ID', { collector_id: 'BB' }, { collector_id: 'AA' }],
  ['STATUS', { status: 'sent' }, { status: 'error' }],
  ['START_DATE', { start_date: '2026-10-02T03:00:00.000Z' }, { start_date: '2026-10-01T03:00:00.000Z' }],
  ['END_DATE', { end_date: '2026-12-02T03:00:00.000Z' }, { end_date: '2026-12-01T03:00:00.000Z' }],
])('the list is ordered by %s', async (field, high, low) => {
  const mark = randomUUID();
  const last = await put({ id: `${mark}z`, ...high });
  const first = await put({ id: `${mark}y`, ...low });
  const sorted = (direction: string) => idsOf({ search: mark }, { sorts: [{ field, direction }] });
  expect(await sorted('ASCENDING')).toEqual([first.id, last.id]);
  expect(await sorted('DESCENDING')).toEqual([last.id, first.id]);
});

test('a page is requested with page and size, and ordered by end date by default (B329)', async () => {
  platform.requests.clear();
  await search({}, { page: 2, limit: 5 });
  expect(requested()).toHaveLength(1);
  for (const part of ['page=2', 'size=5', '{"field":"end_date","direction":"descending"}'])
    expect(requested()[0]).toContain(part);
  expect(requested()[0]).not.toContain('limit');
});

test('reading requires a permission, and the service is not called without it', async () => {
  platform.requests.clear();
  const { errors } = await gateway
    .as('sinpermisos')
    .query(`{ softwareProviderReports { size } softwareProviderReport(id: "1") { id } }`);
  expect(errors).toHaveLength(2);
  for (const { extensions } of errors ?? [])
    expect(extensions).toMatchObject({ code: 'FORBIDDEN', permissions: ['SOFT_PROVIDER_SHOW'] });
  expect(requested()).toEqual([]);
});
