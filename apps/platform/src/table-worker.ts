import { parentPort, workerData } from 'node:worker_threads';
import { FileRefusal, readTable } from '@backoffice/import-file';
import type { TablePart, ThreadInput } from './shared/read-table.ts';

/** Number of rows per message. More would block the receiver. */
const ROWS_OF_MESSAGE = 1_000;

const isThreadInput = (value: unknown): value is ThreadInput =>
  typeof value === 'object' &&
  value !== null &&
  'options' in value &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array;

const tell = (part: TablePart): void => parentPort?.postMessage(part);

/** Reads a file in a thread, so that a large one does not block the services. */
try {
  const input: unknown = workerData;
  if (!isThreadInput(input)) throw new TypeError('A file is bytes.');
  const { rows, notes } = await readTable(input.bytes, input.options);
  for (let place = 0; place < rows.length; place += ROWS_OF_MESSAGE)
    tell({ kind: 'rows', rows: rows.slice(place, place + ROWS_OF_MESSAGE) });
  tell({ kind: 'end', notes });
} catch (error) {
  if (!(error instanceof FileRefusal)) throw error;
  tell({ kind: 'refused', code: error.code, details: error.details });
}
