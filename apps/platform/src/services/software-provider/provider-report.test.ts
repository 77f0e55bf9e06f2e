// Guards: A report for a software provider is generated over time, decided only while it awaits approval, and its file is plain text.
import type { SoftwareProviderReport, SoftwareProviderReportPage } from '@backoffice/contracts/software-provider';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { aPayment, payments, startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aProviderReport, providerReports } from './index.ts';

let now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => now });
  service = callsTo(platform.urls['software-provider']);
});
afterAll(() => platform.close());

const put = (given: Partial<ReturnType<typeof aProviderReport>> = {}) =>
  platform.add(providerReports, aProviderReport({ id: newId(), ...given }));
const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const rows = async (query: Parameters<typeof listQuery>[0]) =>
  (await service.read<SoftwareProviderReportPage>(`/softprovider${listQuery(query)}`)).rows;
const seen = async (id: string) => (await rows({ filters: [{ field: 'id', value: id }] }))[0];
const act = (action: string, { id, collector_id: owner }: { id: string; collector_id: string }, headers = {}) =>
  service.post<SoftwareProviderReport>(`/softprovider/${action}/${owner}/${id}`, undefined, headers);
const fileOf = async ({ id, collector_id: owner }: { id: string; collector_id: string }) => {
  const response = await fetch(`${platform.urls['software-provider']}/softprovider/${owner}/${id}/file`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const pay = (id: string, paid_date: string, final_amount: number, collector_id = 'LUZN') =>
  platform.add(
    payments,
    aPayment({ id, collector_id, request_date: paid_date, paid_date, status: 'approved', final_amount }),
  );

test('a report that awaits approval is approved and sent, with the response of its provider', async () => {
  const { status_date: _since, lines: _lines, ...report } = await put();
  const { status, body } = await act('aprobar', report);
  expect([status, body]).toEqual([
    200,
    {
      ...report,
      status: 'sent',
      sent_date: expect.stringMatching(/^\d{4}-.*Z$/),
      metadata: { ...report.metadata, result_send: 'OK' },
    },
  ]);
  expect(await seen(report.id)).toEqual(body);
});

test('a report that awaits approval is rejected and ends in error', async () => {
  const report = await put();
  expect(await act('rechazar', report)).toMatchObject({ status: 200, body: { status: 'error' } });
});

test.each(['aprobar', 'rechazar'].flatMap((action) => ['in_process', 'error', 'sent'].map((one) => [action, one])))(
  '%s is refused for a report in status %s (B197)',
  async (action = '', status = '') => {
    const report = await put({ status, status_date: now.toISOString() });
    expect(await act(action, report)).toMatchObject({
      status: 409,
      body: { extended_code: 'software_provider_report_not_pending' },
    });
  },
);

test.each(['in_process', 'error', 'pending_approval', 'sent'])(
  'a report in status %s is generated again over time, and then awaits approval',
  async (status) => {
    const report = await put({ status, status_date: now.toISOString() });
    passSeconds(1);
    expect(await act('regenerate', report)).toMatchObject({ status: 200, body: { status: 'in_process' } });
    passSeconds(7);
    expect((await seen(report.id))?.status).toBe('in_process');
    passSeconds(1);
    expect(await seen(report.id)).toMatchObject({
      status: 'pending_approval',
      generated_date: now.toISOString(),
      metadata: { result_send: null },
    });
  },
);

test("a regenerated file has the payments of the report's period, in lines of fixed width", async () => {
  await pay('aaa', '2026-11-01T03:00:00.000Z', 10.1);
  await pay('bbb', '2026-11-08T02:59:59.999Z', 0.2);
  await pay('ccc', '2026-11-08T03:00:00.000Z', 7);
  await pay('ddd', '2026-11-02T03:00:00.000Z', 7, 'ELPA');
  const report = await put({ soft_provider: 'Gestión Ñandú', lines: [] });
  await act('regenerate', report);
  expect((await fileOf(report)).text.split('\r\n')).toHaveLength(3);
  passSeconds(8);
  await seen(report.id);
  const { headers, text } = await fileOf(report);
  expect(headers.get('content-type')).toBe('text/plain; charset=us-ascii');
  expect(headers.get('content-disposition')).toBe('attachment; filename="LUZN_20261101_20261107.txt"');
  expect(text.split('\r\n')).toEqual([
    `01LUZN        Gestion Nandu${' '.repeat(17)}2026110120261107`,
    `02aaa${' '.repeat(23)}20261101000000000001010`,
    `02bbb${' '.repeat(23)}20261107000000000000020`,
    '0300000002000000000001030',
    '',
  ]);
});

test('a CSV has a header and one line per payment', async () => {
  const report = await put({
    metadata: { file_path: '/a.csv', file_name: 'a.csv', result_send: null },
    lines: [{ payment_id: 'abc', paid_date: '2026-11-02T02:00:00.000Z', cents: 123_450 }],
  });
  const { headers, text } = await fileOf(report);
  expect(headers.get('content-type')).toBe('text/csv; charset=us-ascii; header=present');
  expect(text).toBe('pago;fecha;importe\r\nabc;2026-11-01;1234.50\r\n');
});

test('the report of another collector is not found', async () => {
  const { id } = await put();
  const other = { id, collector_id: 'ELPA' };
  for (const action of ['aprobar', 'rechazar', 'regenerate'])
    expect(await act(action, other)).toMatchObject({
      status: 404,
      body: { extended_code: 'software_provider_report_not_found' },
    });
  expect((await fileOf(other)).status).toBe(404);
});

test('a report is approved once per key', async () => {
  const report = await put();
  const key = { 'idempotency-key': 'approve-it-once' };
  const first = await act('aprobar', report, key);
  expect(await act('aprobar', report, key)).toEqual(first);
});

test('the list is paged by `size`, sorted by the end of the period, newest first, and finds parts of texts', async () => {
  const first = await put({ end_date: '2027-01-02T02:59:59.999Z', soft_provider: 'Ñire Software' });
  const second = await put({ end_date: '2027-01-01T02:59:59.999Z' });
  const body = await service.read<SoftwareProviderReportPage>('/softprovider?size=1&page=2');
  expect(body).toMatchObject({ page: 2, limit: 1, rows: [{ id: second.id }] });
  const field = 'id,soft_provider,collector_id,metadata.file_name';
  expect(await rows({ filters: [{ field, value: 'ñire', operation: 'CONTAINS' }] })).toMatchObject([{ id: first.id }]);
});

test('the seed has each status, several collectors and several providers', async () => {
  await platform.reset({ payments: 50 });
  const seeded = (await service.read<SoftwareProviderReportPage>('/softprovider?size=100')).rows;
  const distinct = (of: (report: SoftwareProviderReport) => string) => new Set(seeded.map(of)).size;
  expect(seeded.length).toBeGreaterThan(50);
  expect(distinct(({ status }) => status)).toBe(4);
  expect(distinct(({ collector_id: owner }) => owner)).toBeGreaterThan(5);
  expect(distinct(({ soft_provider: provider }) => provider)).toBeGreaterThan(3);
});
