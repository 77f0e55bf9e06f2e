// Guards: Files of exports download whole or in ranges, in little memory; an export without a file says so.
import { createExportClient, type ExportClient } from '../../testing/export-client.ts';
import { newId } from '../../shared/new-id.ts';
import { anExport, exports, startPlatform, type TestPlatform } from '../../testing/index.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let client: ExportClient;
/** Id of an export whose file begins with a byte order mark and `ID`. */
let id: string;
let whole: Uint8Array;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => now });
  client = createExportClient(platform);
  id = (await client.ended({ columns: ['id', 'status'] })).id;
  whole = (await client.file(id)).bytes;
});
afterAll(() => platform.close());

const etagOf = async (): Promise<string> => (await client.file(id)).headers.get('etag') ?? '';

test('a file is sent whole, with its size and its own ETag', async () => {
  const { status, headers, bytes } = await client.file(id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('accept-ranges')).toBe('bytes');
  expect(headers.get('content-length')).toBe(String(bytes.length));
  expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
  expect(new TextDecoder().decode(bytes)).toBe('ID;ESTADO\r\n');
});

test.each([
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['json', 'application/json; charset=utf-8'],
] as const)('the file of %s has its media type', async (format, type) => {
  const { id: other } = await client.ended({ format });
  expect((await client.file(other)).headers.get('content-type')).toBe(type);
});

test.each([
  ['bytes=3-', 3, 13],
  ['bytes=3-4', 3, 4],
  ['bytes=0-999', 0, 13],
  ['bytes=-4', 10, 13],
  ['bytes=-999', 0, 13],
])('%s returns bytes %d to %d', async (range, from, to) => {
  const { status, headers, bytes } = await client.file(id, { range });
  expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${whole.length}`]);
  expect(headers.get('content-length')).toBe(String(to - from + 1));
  expect(bytes).toEqual(whole.slice(from, to + 1));
});

test.each(['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'rows=0-1'])(
  '%s is not a single range: the whole file is sent',
  async (range) => {
    expect(await client.file(id, { range })).toMatchObject({ status: 200, bytes: whole });
  },
);

test.each(['bytes=14-', 'bytes=14-20', 'bytes=-0'])('%s is past the end of the file', async (range) => {
  const { status, headers } = await client.file(id, { range });
  expect([status, headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
});

test('a range is sent only if the ETag matches; otherwise the whole file is sent', async () => {
  const range = 'bytes=3-';
  expect((await client.file(id, { range, 'if-range': await etagOf() })).status).toBe(206);
  expect(await client.file(id, { range, 'if-range': '"another"' })).toMatchObject({ status: 200, bytes: whole });
});

test.each(['pending', 'in_process', 'error'])('an export in status %s has no file', async (status) => {
  const other = newId();
  await platform.add(exports, anExport({ id: other, created_date: now.toISOString(), status }));
  const answer = await client.file(other);
  expect([answer.status, JSON.parse(new TextDecoder().decode(answer.bytes))]).toMatchObject([
    409,
    { extended_code: 'export_not_finished' },
  ]);
});

test('an unknown export and a missing file are not found', async () => {
  expect((await client.file(newId())).status).toBe(404);
  expect((await client.file('..%2F..%2Fpasswd')).status).toBe(404);
  const gone = newId();
  await platform.add(exports, anExport({ id: gone, created_date: now.toISOString(), status: 'finished' }));
  expect((await client.file(gone)).status).toBe(404);
});

test('sending a file of 200 MB takes less memory than half of it', async () => {
  const size = 200 * 1024 * 1024;
  const { id: large, file_size } = await platform.addExportFile(size);
  expect(file_size).toBe(size);
  const before = process.memoryUsage().rss;
  let [received, highest] = [0, before];
  const { body } = await fetch(`${platform.urls.export}/exportaciones/${large}/archivo`);
  for await (const chunk of body ?? []) {
    received += Number(chunk.length);
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  expect(received).toBe(size);
  expect(highest - before).toBeLessThan(size / 2);
});
