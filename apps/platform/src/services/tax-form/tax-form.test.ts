// Guards: A tax form is generated over time, presented or reprocessed only when it is created, and its ZIP has its file.
import type { TaxForm, TaxFormPage } from '@backoffice/contracts/tax-form';
import { strFromU8, unzipSync } from 'fflate';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { aPayment, payments, startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aTaxForm, taxForms } from './index.ts';

let now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => now });
  service = callsTo(platform.urls['tax-form']);
});
afterAll(() => platform.close());

const put = (given: Partial<ReturnType<typeof aTaxForm>> = {}) =>
  platform.add(taxForms, aTaxForm({ id: newId(), ...given }));
const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const create = (period = '2026-10', id = 'sirtac-1.1', headers = {}) =>
  service.post<TaxForm>('/formularios', { period, file_structure: { id } }, headers);
const seen = (id: string) => service.read<TaxForm>(`/formularios/${id}`);
const pay = (paid_date: string, final_amount: number, collector_id = 'LUZN') =>
  platform.add(
    payments,
    aPayment({ id: newId(), collector_id, request_date: paid_date, paid_date, status: 'approved', final_amount }),
  );
const fileOf = async (id: string) => {
  const bytes = await (await fetch(`${platform.urls['tax-form']}/formularios/${id}/archivo`)).arrayBuffer();
  return Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, file]) => ({ name, text: strFromU8(file) }));
};

test('a form waits, its file is generated, and then it is created', async () => {
  await pay('2026-10-15T12:00:00.000Z', 10.1);
  const { body } = await create('2026-10', 'sirtac-1.1', { source: 'backoffice' });
  expect(body).toEqual({
    id: body.id,
    afip_transaction_id: null,
    period: '2026-10',
    status: 'pending',
    status_detail: null,
    created_by: 'backoffice',
    created_date: now.toISOString(),
    file_structure: { form_name: 'SIRTAC', version: '1.1' },
    file_name: null,
    delivery_date: null,
    reprocess_date: null,
    reprocess_by: null,
    reprocess_detail: null,
  });
  passSeconds(5);
  expect(await seen(body.id)).toEqual(body);
  passSeconds(1);
  expect(await seen(body.id)).toEqual({ ...body, status: 'generating' });
  passSeconds(6);
  expect(await seen(body.id)).toEqual({ ...body, status: 'created', file_name: 'SIRTAC_2026-10.txt' });
});

test('a form for a month without payments ends in error, however late the next request is', async () => {
  const { body } = await create('2019-01');
  passSeconds(3600);
  expect(await seen(body.id)).toMatchObject({ status: 'error', status_detail: 'period_empty', file_name: null });
});

test('the file has a line per collector, for days of Buenos Aires, and the totals in cents', async () => {
  await pay('2026-09-01T03:00:00.000Z', 10.1, 'ELPA');
  await pay('2026-10-01T02:59:59.999Z', 0.2, 'ELPA');
  await pay('2026-09-15T12:00:00.000Z', 5, 'GASC');
  await pay('2026-09-01T02:59:59.999Z', 7, 'GASC');
  const { body } = await create('2026-09');
  passSeconds(12);
  await seen(body.id);
  const [file, ...others] = await fileOf(body.id);
  expect([file?.name, others]).toEqual(['SIRTAC_2026-09.txt', []]);
  expect(file?.text.split('\r\n')).toEqual([
    expect.stringMatching(/^0130712345\d{3}202609SIRTAC {6}1\.1 {3}$/),
    '02ELPA        00000002000000000001030',
    '02GASC        00000001000000000000500',
    '0300000200000003000000000001530',
    '',
  ]);
});

test('the tax authority assigns a transaction, and a manual presentation has its own', async () => {
  const [one, other] = [await put(), await put()];
  const given = { status: 'delivered', delivery_date: now.toISOString() };
  expect(await service.post(`/formularios/${one.id}/presentar`)).toMatchObject({
    status: 200,
    body: { ...given, afip_transaction_id: expect.stringMatching(/^\d{12}$/) },
  });
  expect(await service.post(`/formularios/${other.id}/presentar/manual/2026-77`)).toMatchObject({
    status: 200,
    body: { ...given, afip_transaction_id: '2026-77' },
  });
});

test.each([['Faltaba una entidad'], [null]])(
  'a form that is reprocessed with the reason %j has no file until it is generated again',
  async (given) => {
    await pay('2026-10-16T12:00:00.000Z', 1);
    const { id } = await put();
    const { body } = await service.post<TaxForm>(`/formularios/${id}/reprocesar`, { reprocess_detail: given });
    expect(body).toMatchObject({ status: 'reprocess', file_name: null, reprocess_detail: given });
    expect(await service.get(`/formularios/${id}/archivo`)).toMatchObject({
      status: 409,
      body: { extended_code: 'tax_form_without_file' },
    });
    passSeconds(6);
    expect((await seen(id)).status).toBe('generating');
    passSeconds(6);
    expect(await seen(id)).toMatchObject({ status: 'created', reprocess_date: body.reprocess_date });
  },
);

const paths = ['presentar', 'presentar/manual/1', 'reprocesar'];

test.each(
  paths.flatMap((path) =>
    ['pending', 'generating', 'reprocess', 'delivered', 'error'].map((status) => [path, status] as const),
  ),
)('%s is refused for a form in status %s (B191, CON-22)', async (path, status) => {
  const { id } = await put({ status, status_date: now.toISOString() });
  const body = path === 'reprocesar' ? { reprocess_detail: null } : undefined;
  expect(await service.post(`/formularios/${id}/${path}`, body)).toMatchObject({
    status: 409,
    body: { extended_code: 'tax_form_not_created' },
  });
});

test('a form is presented once per key', async () => {
  const { id } = await put();
  const key = { 'idempotency-key': 'present-it-once' };
  const present = () => service.post<TaxForm>(`/formularios/${id}/presentar`, undefined, key);
  const first = await present();
  expect(await present()).toEqual(first);
});

test('a month that has not begun in Buenos Aires, and an unknown structure, are refused', async () => {
  expect(await create('2026-12')).toMatchObject({ status: 422, body: { extended_code: 'tax_form_period_future' } });
  expect(await create('2026-10', 'none')).toMatchObject({
    status: 404,
    body: { extended_code: 'tax_form_structure_not_found' },
  });
});

test('the list is sorted newest first, and finds parts of names, files and transactions', async () => {
  const { id } = await put({ created_date: '2027-01-01T12:00:00.000Z', afip_transaction_id: 'Aé-1' });
  const rows = async (query: Parameters<typeof listQuery>[0]) =>
    (await service.read<TaxFormPage>(`/formularios${listQuery(query)}`)).rows;
  expect((await rows({}))[0]?.id).toBe(id);
  const field = 'id,period,file_structure.form_name,file_name,afip_transaction_id';
  expect(await rows({ filters: [{ field, value: 'AE-', operation: 'CONTAINS' }] })).toMatchObject([{ id }]);
});

test('the seed has three years of every form, and each status', async () => {
  await platform.reset({ payments: 50 });
  const body = await service.read<TaxFormPage>(`/formularios${listQuery({ limit: 1 })}`);
  expect(body.size).toBeGreaterThan(170);
  for (const value of ['pending', 'generating', 'created', 'delivered', 'reprocess', 'error']) {
    const found = await service.read<TaxFormPage>(
      `/formularios${listQuery({ filters: [{ field: 'status', value }] })}`,
    );
    expect([value, found.size > 0]).toEqual([value, true]);
  }
});
