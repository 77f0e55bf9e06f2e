// Guards: An export that a stop interrupts is written from the start after the restart.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExportClient } from '../../testing/export-client.ts';
import { newId } from '../../shared/new-id.ts';
import { anExport, exports, startPlatform } from '../../testing/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'platform-restart-'));
const files = join(dataDir, 'exports');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('an export that was running or pending when the platform stopped is written after the restart', async () => {
  const first = await startPlatform({ payments: 0, dataDir });
  const client = createExportClient(first);
  const complete = await client.ended({ columns: ['id'] });
  // state after a killed process
  const killed = anExport({
    id: newId(),
    created_date: '2026-11-20T12:00:00.000Z',
    status: 'in_process',
    columns: ['id'],
  });
  await first.add(exports, { ...killed, records: 9_000, processed_records: 4_000 });
  writeFileSync(join(files, `${killed.id}.csv.part`), 'half a file');
  // state after a graceful stop
  first.exports.set({ held: true });
  const running = (await client.request({ columns: ['id'] })).body.id;
  const waiting = (await client.request({ columns: ['id'], format: 'json' })).body.id;
  await client.until(running, ({ records }) => records !== null);
  await first.close();
  expect(readdirSync(files).sort()).toEqual([`${complete.id}.csv`, `${killed.id}.csv.part`].sort());

  const second = await startPlatform({ payments: 0, dataDir });
  const again = createExportClient(second);
  await again.until(waiting, ({ status }) => status === 'finished');
  for (const id of [killed.id, running]) {
    expect(await again.now(id)).toMatchObject({ status: 'finished', records: 0, processed_records: 0 });
    expect(new TextDecoder().decode((await again.file(id)).bytes)).toBe('ID\r\n');
  }
  expect(await again.now(complete.id)).toEqual(complete);
  expect((await again.file(complete.id)).bytes).toHaveLength(complete.file_size ?? 0);
  expect(readdirSync(files)).toHaveLength(4);
  await second.close();
}, 180_000);
