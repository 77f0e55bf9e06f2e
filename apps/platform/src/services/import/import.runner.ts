import { setTimeout as pause } from 'node:timers/promises';
import { FileRefusal } from '@backoffice/import-file';
import type { FastifyInstance } from 'fastify';
import { createKeyedQueue } from '../../shared/keyed-queue.ts';
import { createJobQueue, type JobQueue } from '../../shared/job-queue.ts';
import type { ServiceTools } from '../../shared/service-tools.ts';
import { makePayments } from './import.paying.ts';
import { readRows } from './import.reading.ts';
import { createImportRepository } from './import.repository.ts';

/** Number of imports in parallel, so that one of 50,000 rows does not delay a small one. */
const IMPORTS_AT_ONCE = 4;

/** Creates the queue that reads the files of imports and creates their payments. */
export function createImportRunner(
  app: FastifyInstance,
  { db, now, importing }: Pick<ServiceTools, 'db' | 'now' | 'importing'>,
): JobQueue {
  const imports = createImportRepository(db);
  const inTurn = createKeyedQueue();

  async function run(id: string, signal: AbortSignal): Promise<void> {
    const before = async () => {
      await importing.switches.untilReleased(signal);
      signal.throwIfAborted();
      await pause(importing.pauseMs, undefined, { signal }); // gives way to requests that wait for the database
    };
    const beforeReading = async () => {
      await before();
      if (importing.switches.takeFailure()) throw new FileRefusal('workbook_broken');
    };
    const given = await imports.byId(id);
    if (given.status === 'approved') return makePayments(given, { db, now, before, inTurn });
    if (given.status !== 'processing') return;
    const process_date = () => now().toISOString();
    try {
      const read = await readRows(given, await importing.files.read(id), { db, now, before: beforeReading });
      await imports.change(id, {
        status: 'pending_approved',
        request_count: read.processed_count,
        process_date: process_date(),
      });
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      await imports.change(id, { status: 'error', status_detail: error.code, process_date: process_date() });
    }
  }

  return createJobQueue(app, { entity: 'import', unfinished: imports.unfinished, atOnce: IMPORTS_AT_ONCE, run });
}
