// Guards: An import continues after a restart: no row and no payment is lost or created twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payment } from '@backoffice/contracts/payment';
import { everyRow } from '../../testing/calls.ts';
import { createImportClient, heading } from '../../testing/import-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'platform-import-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ROWS = 1_200;
const content = [
  heading,
  ...Array.from({ length: ROWS }, (_, place) => `EXT-${place};CUOTA;10,50;ana@correo.example;;`),
].join('\r\n');

/** Holds the job once it has processed some of the rows. */
const holdHalfWay = async (platform: TestPlatform, id: string): Promise<void> => {
  await createImportClient(platform).until(id, ({ processed_count }) => processed_count > 0);
  platform.imports.set({ held: true });
};

test('an import that was being read or paid continues after a restart', async () => {
  const first = await startPlatform({ payments: 0, dataDir, importPauseMs: 60 });
  const { body } = await createImportClient(first).send(content);
  const id = body.import_id;
  await holdHalfWay(first, id);
  await first.close();

  const second = await startPlatform({ payments: 0, dataDir, importPauseMs: 60 });
  const client = createImportClient(second);
  const read = await client.until(id, ({ status }) => status === 'pending_approved');
  expect(read).toMatchObject({ request_count: ROWS, issued_count: ROWS, error_count: 0, total_amount: ROWS * 10.5 });
  await client.approve(id);
  await holdHalfWay(second, id);
  const made = (await client.now(id)).processed_count;
  expect([made > 0, made < ROWS]).toEqual([true, true]);
  await second.close();

  const third = await startPlatform({ payments: 0, dataDir });
  await createImportClient(third).until(id, ({ processed_count }) => processed_count === ROWS);
  const payments = await everyRow<Payment>(third.urls.payment, '/pagos');
  const ids = payments.map((payment) => payment.external_transaction_id);
  expect([ids.length, new Set(ids).size]).toEqual([ROWS, ROWS]);
  await third.close();
}, 180_000);
