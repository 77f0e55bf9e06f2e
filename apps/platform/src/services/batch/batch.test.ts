// Guards: A batch in error is reprocessed over time; its files have one movement for each of its payments.
import type { Batch, BatchPage } from '@backoffice/contracts/batch';
import { SaxesParser } from 'saxes';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { aPayment, payments, startPlatform, type TestPlatform } from '../../testing/index.ts';
import { readXlsx } from '../../testing/read-xlsx.ts';
import { aBatch, withdrawalBatches } from './index.ts';

let now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => now });
  service = callsTo(platform.urls.batch);
});
afterAll(() => platform.close());

const put = (given: Partial<Batch> = {}): Promise<Batch> =>
  platform.add(withdrawalBatches, aBatch({ id: newId(), ...given }));
const listed = async ({ id }: Batch) => {
  const body = await service.read<BatchPage>(`/${listQuery({ filters: [{ field: 'id', value: id }] })}`);
  return body.rows[0];
};
const reprocess = ({ id }: Batch, headers = {}) => service.post<Batch>(`/reprocess/${id}`, undefined, headers);
const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const payment = (batch: Batch, final_amount: number) =>
  platform.add(
    payments,
    aPayment({
      id: newId(),
      collector_id: 'LUZN',
      request_date: now.toISOString(),
      status: 'approved',
      batch_withdrawal: batch.id,
      final_amount,
      payer: { id: null, name: 'Peña & Hijos <SRL>', email: null, identification: null, external_reference: null },
    }),
  );
const fileOf = async ({ id }: Batch, format: string) =>
  new Uint8Array(await (await fetch(`${platform.urls.batch}/${id}/descargar/${format}`)).arrayBuffer());

test('a reprocessed batch is in process, then ready', async () => {
  const batch = await put({ status: 'error', status_detail: 'file_layout' });
  const answer = await reprocess(batch);
  const process_date = now.toISOString();
  const processed = { ...batch, status: 'in_process', status_detail: null, process_date };
  expect(answer).toEqual({ status: 200, body: processed });
  passSeconds(14);
  expect(await listed(batch)).toEqual(processed);
  passSeconds(1);
  expect(await listed(batch)).toEqual({ ...processed, status: 'for_withdrawing', file_date: now.toISOString() });
});

test('a batch without records fails again', async () => {
  const batch = await put({ status: 'error', record_count: 0 });
  await reprocess(batch);
  passSeconds(15);
  expect(await listed(batch)).toMatchObject({ status: 'error', status_detail: 'batch_empty' });
});

test.each(['created', 'in_process', 'for_withdrawing', 'in_withdrawn'])(
  'a batch in status %s is not reprocessed',
  async (status) => {
    expect(await reprocess(await put({ status }))).toMatchObject({
      status: 409,
      body: { extended_code: 'batch_not_in_error' },
    });
  },
);

test.each([
  ['created', { status: 'created' }, 'txt'],
  ['in error', { status: 'error' }, 'txt'],
  ['without records', { record_count: 0 }, 'txt'],
  ['of another version', { version: '00003' }, 'xml'],
])('a batch %s has no file of that kind', async (_what, given, format) => {
  const { id } = await put(given);
  expect(await service.get(`/${id}/descargar/${format}`)).toMatchObject({
    status: 409,
    body: { extended_code: 'batch_without_files' },
  });
});

test('the text file has lines of 120 characters and ends with the count and the total in cents', async () => {
  const batch = await put({ record_count: 2 });
  await payment(batch, 10.1);
  await payment(batch, 0.2);
  const lines = new TextDecoder().decode(await fileOf(batch, 'txt')).split('\r\n');
  expect(lines.map(({ length }) => length)).toEqual([120, 120, 120, 120, 0]);
  expect(lines[3]?.trimEnd()).toBe('T00000002000000000001030');
});

test('the XML is well-formed, and escapes the name of a payer', async () => {
  const batch = await put();
  await payment(batch, 1234.5);
  const found: [string, unknown][] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => found.push([local, attributes['total']?.value]));
  parser.on('text', (text) => found.push(['text', text]));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(new TextDecoder().decode(await fileOf(batch, 'xml'))).close();
  expect(found).toContainEqual(['movimientos', '1234.50']);
  expect(found).toContainEqual(['text', 'Peña & Hijos <SRL>']);
});

test('the workbook has one row for each payment', async () => {
  const batch = await put({ record_count: 2 });
  const [first] = [await payment(batch, 1), await payment(batch, 2)];
  const { rows } = readXlsx(await fileOf(batch, 'xlsx'), 5);
  expect(rows).toHaveLength(3);
  expect(rows.map(([id]) => id)).toContain(first.id);
});

test('an exclusive end of the period leaves out batches created at that timestamp', async () => {
  const creation_date = '2025-02-01T03:00:00.000Z';
  await put({ creation_date });
  const until = (operation: string) =>
    service.get<BatchPage>(`/${listQuery({ filters: [{ field: 'creation_date', value: creation_date, operation }] })}`);
  expect((await until('LESS_THAN')).body.size).toBe(0);
  expect((await until('LESS_THAN_OR_EQUAL_TO')).body.size).toBe(1);
});
