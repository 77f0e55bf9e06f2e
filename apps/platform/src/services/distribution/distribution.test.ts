// Guards: A distribution follows its statuses, its parts sum to its total, and sent parts get the bank's answer over time.
import type { Detail, DetailPage, Distribution, DistributionPage } from '@backoffice/contracts/distribution';
import { newId } from '../../shared/new-id.ts';
import { callsTo, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aDistribution, aDistributionDetail, distributionDetails, distributions } from './index.ts';

let now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => now });
  service = callsTo(platform.urls.distribution);
});
afterAll(() => platform.close());

type Given = Partial<Pick<Distribution, 'status' | 'type'>> & { readonly value?: string };

const put = async ({ status = 'authorization_pending', type = 'no_scheduled', value }: Given = {}) => {
  const [id, part] = [newId(), newId()];
  const detail = aDistributionDetail({ id: part, distribution_id: id, status });
  await platform.add(distributions, aDistribution({ id, status, type }));
  await platform.add(distributionDetails, {
    ...detail,
    destination: { ...detail.destination, value: value ?? detail.destination.value },
  });
  return { whole: `/distribuciones/${id}`, part: `/${id}/detalles/${part}` };
};
const read = (path: string) => service.read<Distribution>(path);
const readPart = (part: string) => service.read<Detail>(`/distribuciones${part}`);
const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const change = {
  destination: { type: 'alias', value: 'casa.rio.sol', cuit: '20267565392', name: 'Ana Paz' },
  amount: 10.5,
};

test('an authorized distribution is in process, then succeeds', async () => {
  const { whole, part } = await put();
  expect((await service.post<Distribution>(`${whole}/aprobar`)).body).toMatchObject({
    status: 'in_process',
    version: 2,
  });
  expect(await readPart(part)).toMatchObject({ status: 'in_process' });
  passSeconds(14);
  expect(await read(whole)).toMatchObject({ status: 'in_process' });
  passSeconds(1);
  expect(await read(whole)).toMatchObject({ status: 'success', version: 3 });
  expect(await readPart(part)).toMatchObject({ status: 'success', version: 3 });
});

test('a part with an invalid account ends in error, with the prefix of the network', async () => {
  const { whole, part } = await put({ status: 'error', value: '2850590940090418135200' });
  await service.post(`${whole}/reprocesar`);
  passSeconds(15);
  expect(await read(whole)).toMatchObject({ status: 'error', status_detail: expect.stringMatching(/^COELSA: /) });
  expect(await readPart(part)).toMatchObject({ status: 'error' });
});

test.each(['rejected', 'error', 'pending'])('a distribution in status %s is reprocessed (B206)', async (status) => {
  const { whole } = await put({ status });
  expect((await service.post(`${whole}/reprocesar`)).status).toBe(200);
});

test.each(['authorization_pending', 'in_process', 'success', 'manual', 'deferred', 'scheduled'])(
  'a distribution in status %s is not reprocessed',
  async (status) => {
    const { whole } = await put({ status });
    const { status: code, body } = await service.post(`${whole}/reprocesar`);
    expect([code, body]).toEqual([409, expect.objectContaining({ extended_code: 'distribution_not_reprocessable' })]);
  },
);

test('only a distribution that awaits authorization is authorized or rejected (B207)', async () => {
  const { whole, part } = await put();
  const rejected = { status: 'rejected', status_detail: 'Reparto equivocado' };
  expect((await service.post(`${whole}/rechazar`, { status_detail: 'Reparto equivocado' })).body).toMatchObject(
    rejected,
  );
  expect(await readPart(part)).toMatchObject(rejected);
  for (const path of ['aprobar', 'rechazar'])
    expect((await service.post(`${whole}/${path}`, { status_detail: 'x' })).status).toBe(409);
});

test('a part is editable in some statuses, at the path of its type (B209, B347)', async () => {
  const plain = await put({ status: 'manual' });
  expect((await service.put<Detail>(`/distribuciones${plain.part}`, change)).body).toMatchObject({
    ...change,
    status: 'manual',
    version: 2,
  });
  expect(await read(plain.whole)).toMatchObject({ status: 'manual', version: 2 });
  expect((await service.put(`/distribuciones/programadas${plain.part}`, change)).body).toMatchObject({
    extended_code: 'distribution_type_mismatch',
  });
  const scheduled = await put({ status: 'deferred', type: 'scheduled' });
  expect((await service.put(`/distribuciones${scheduled.part}`, change)).status).toBe(409);
  expect((await service.put(`/distribuciones/programadas${scheduled.part}`, change)).status).toBe(200);
  const paid = await put({ status: 'success' });
  expect((await service.put(`/distribuciones${paid.part}`, change)).body).toMatchObject({
    extended_code: 'distribution_detail_not_editable',
  });
});

test('a part with forced success counts as paid, and so does the distribution once all its parts do (B208)', async () => {
  const { whole, part } = await put({ status: 'error' });
  expect((await service.put<Detail>(`/distribuciones${part}`, { ...change, status: 'success' })).body).toMatchObject({
    status: 'success',
    status_detail: null,
  });
  expect(await read(whole)).toMatchObject({ status: 'success' });
});

test('a stale version is refused with the current one', async () => {
  const { part } = await put({ status: 'error' });
  await service.put(`/distribuciones${part}`, change, { 'if-match': '1' });
  expect(await service.put(`/distribuciones${part}`, change, { 'if-match': '1' })).toMatchObject({
    status: 409,
    body: { extended_code: 'distribution_detail_version_stale', current_version: 2 },
  });
});

test('a receipt of a paid part is sent once per key and listed (B209)', async () => {
  const { part } = await put({ status: 'success' });
  const voucher = `/distribuciones${part}/vouchers`;
  const headers = { 'idempotency-key': newId() };
  const first = await service.post(voucher, { email: 'ana@example.com' }, headers);
  expect(await service.post(voucher, { email: 'ana@example.com' }, headers)).toEqual(first);
  expect((await readPart(part)).vouchers).toEqual([{ email: 'ana@example.com', date: now.toISOString() }]);
  const unpaid = await put({ status: 'error' });
  const { body } = await service.post(`/distribuciones${unpaid.part}/vouchers`, { email: 'ana@example.com' });
  expect(body).toMatchObject({ extended_code: 'distribution_detail_not_paid' });
});

test('a part is not found under another distribution', async () => {
  const [one, other] = [await put(), await put()];
  const [, , id] = other.part.split('/detalles/').join('/').split('/');
  expect((await service.get(`${one.whole}/detalles/${id ?? ''}`)).status).toBe(404);
});

describe('the seed', () => {
  let seeded: TestPlatform;
  beforeAll(async () => {
    seeded = await startPlatform({ payments: 300 });
  });
  afterAll(() => seeded.close());

  test('has parts that sum to each total, and every status that a person acts on', async () => {
    const calls = callsTo(seeded.urls.distribution);
    const { rows, size } = await calls.read<DistributionPage>('/distribuciones?size=100');
    expect(size).toBeGreaterThan(60);
    for (const { id, total_amount } of rows.slice(0, 30)) {
      const body = await calls.read<DetailPage>(`/distribuciones/${id}/detalles?size=100`);
      const cents = body.rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect([id, cents]).toEqual([id, Math.round(total_amount * 100)]);
    }
    const statuses = new Set(rows.map(({ status }) => status));
    for (const status of ['authorization_pending', 'error', 'pending', 'rejected', 'success', 'scheduled'])
      expect(statuses).toContain(status);
  });
});
