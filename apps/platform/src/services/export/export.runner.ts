import { setTimeout as pause } from 'node:timers/promises';
import type { Export } from '@backoffice/contracts/export';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../../shared/problem.ts';
import { property } from '../../shared/property.ts';
import type { ServiceTools } from '../../shared/service-tools.ts';
import { errorDetailOf, ExportFailure } from './export.failure.ts';
import { createExportRepository } from './export.repository.ts';
import { writeExport } from './export.writing.ts';

/** Writes the files of exports in the background, one at a time, in the order of their requests. */
export interface ExportRunner {
  /** Resumes the exports of an earlier process; what it was writing is written anew. */
  readonly start: () => Promise<void>;
  readonly add: (id: string) => void;
  /** Stops after the batch that is being written; the rest is for the next start. */
  readonly stop: () => Promise<void>;
}

export function createExportRunner(
  { db, now, exporting: { files, switches, pauseMs } }: Pick<ServiceTools, 'db' | 'now' | 'exporting'>,
  log: FastifyBaseLogger,
): ExportRunner {
  const history = createExportRepository(db);
  const stopping = new AbortController();
  const { signal } = stopping;
  let queue = Promise.resolve();

  const change = (id: string, changed: Partial<Export>): Promise<void> =>
    history.change(id, { ...changed, updated_date: now().toISOString() });

  const write = (exported: Export) =>
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
        await pause(pauseMs, undefined, { signal }); // requests that wait for the database come first
      },
    });

  async function run(id: string): Promise<void> {
    const exported = await history.byId(id);
    await change(id, { status: 'in_process', records: null, processed_records: 0 });
    try {
      await change(id, await write(exported));
    } catch (error) {
      if (signal.aborted) return;
      log.error(logEntry(id, error), 'An export failed.');
      await change(id, { status: 'error', error_detail: errorDetailOf(error) });
    }
  }

  const add = (id: string): void => {
    queue = queue
      .then(() => (signal.aborted ? undefined : run(id)))
      .catch((error: unknown) => log.error(logEntry(id, error), 'An export could not be run.'));
  };
  return {
    start: async () => {
      for (const id of await history.unfinished()) add(id);
    },
    add,
    stop: async () => {
      stopping.abort();
      await queue;
    },
  };
}

const logEntry = (id: string, error: unknown) => ({ export: id, ...describeError(property(error, 'cause') ?? error) });
