import { setTimeout as pause } from 'node:timers/promises';
import type { Export } from '@backoffice/contracts/export';
import type { FastifyInstance } from 'fastify';
import { createJobQueue, type JobQueue } from '../../shared/job-queue.ts';
import type { ServiceTools } from '../../shared/service-tools.ts';
import { errorDetailOf, ExportFailure } from './export.failure.ts';
import { createExportRepository } from './export.repository.ts';
import { writeExport } from './export.writing.ts';

/** Creates the queue that writes the files of exports. An interrupted file is written again from the start. */
export function createExportRunner(
  app: FastifyInstance,
  { db, now, exporting: { files, switches, pauseMs } }: Pick<ServiceTools, 'db' | 'now' | 'exporting'>,
): JobQueue {
  const history = createExportRepository(db);

  const change = (id: string, changed: Partial<Export>): Promise<void> =>
    history.change(id, { ...changed, updated_date: now().toISOString() });

  const write = (exported: Export, signal: AbortSignal) =>
    writeExport(exported, {
      db,
      files,
      counted: (records) => change(exported.id, { records }),
      before: async () => {
        await switches.untilReleased(signal);
        signal.throwIfAborted();
        if (switches.takeFailure()) throw new ExportFailure('interrupted', 'Switched on.');
      },
      after: async (processed) => {
        await change(exported.id, { processed_records: processed });
        await pause(pauseMs, undefined, { signal }); // gives way to requests that wait for the database
      },
    });

  return createJobQueue(app, {
    entity: 'export',
    unfinished: history.unfinished,
    run: async (id, signal, failed) => {
      const exported = await history.byId(id);
      await change(id, { status: 'in_process', records: null, processed_records: 0 });
      try {
        await change(id, await write(exported, signal));
      } catch (error) {
        if (signal.aborted) return;
        failed(error, 'An export failed.');
        await change(id, { status: 'error', error_detail: errorDetailOf(error) });
      }
    },
  });
}
