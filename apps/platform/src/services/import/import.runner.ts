import { setTimeout as pause } from 'node:timers/promises';
import { FileRefusal } from '@backoffice/import-file';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../../shared/problem.ts';
import { property } from '../../shared/property.ts';
import type { ServiceTools } from '../../shared/service-tools.ts';
import { makePayments } from './import.paying.ts';
import { readRows } from './import.reading.ts';
import { createImportRepository } from './import.repository.ts';

/** Reads the files of imports and makes their payments in the background, one import at a time. */
export interface ImportRunner {
  /** Resumes what an earlier process has not ended. */
  readonly start: () => Promise<void>;
  readonly add: (id: string) => void;
  /** Stops after the batch that is being written; the rest is for the next start. */
  readonly stop: () => Promise<void>;
}

type Tools = Pick<ServiceTools, 'db' | 'now' | 'importing'>;

export function createImportRunner(tools: Tools, log: FastifyBaseLogger): ImportRunner {
  const { db, now, importing } = tools;
  const imports = createImportRepository(db);
  const stopping = new AbortController();
  const { signal } = stopping;
  let queue = Promise.resolve();

  const before = async () => {
    await importing.switches.untilReleased(signal);
    signal.throwIfAborted();
    await pause(importing.pauseMs, undefined, { signal }); // requests that wait for the database come first
  };

  async function run(id: string): Promise<void> {
    const given = await imports.byId(id);
    if (given.status === 'approved') return makePayments(given, { db, now, before });
    if (given.status !== 'processing') return;
    const process_date = () => now().toISOString();
    try {
      const read = await readRows(given, await importing.files.read(id), { db, now, before });
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

  const add = (id: string): void => {
    queue = queue
      .then(() => (signal.aborted ? undefined : run(id)))
      .catch((error: unknown) => {
        if (!signal.aborted) log.error(logEntry(id, error), 'An import could not be run.');
      });
  };
  return {
    start: async () => {
      for (const id of await imports.unfinished()) add(id);
    },
    add,
    stop: async () => {
      stopping.abort();
      await queue;
    },
  };
}

const logEntry = (id: string, error: unknown) => ({ import: id, ...describeError(property(error, 'cause') ?? error) });
