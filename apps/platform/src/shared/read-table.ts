import { Worker } from 'node:worker_threads';
import { FileRefusal, readTable, type FileRefusalCode, type Table, type TableOptions } from '@backoffice/import-file';

/** File and options that are sent to the thread. */
export interface ThreadInput {
  readonly bytes: Uint8Array;
  readonly options: TableOptions;
}

/** Message of the thread that reads a file. */
export type TablePart =
  | { readonly kind: 'rows'; readonly rows: Table['rows'] }
  | { readonly kind: 'end'; readonly notes: Table['notes'] }
  | { readonly kind: 'refused'; readonly code: FileRefusalCode; readonly details: readonly string[] };

/**
 * Largest file that is read without a thread, in bytes. Starting a thread costs more than reading a small file. A
 * workbook may decompress to many times its size.
 */
const SMALL = 100 * 1024;

/** Starts the thread, from the sources with a loader or from the built file. */
const startThread = (workerData: ThreadInput): Worker => {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./table-worker.js', import.meta.url), { workerData });
  const source = JSON.stringify(new URL('../table-worker.ts', import.meta.url).href);
  const loaded = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(loaded, { eval: true, workerData });
};

const readBeside = (input: ThreadInput): Promise<Table> =>
  new Promise((resolve, reject) => {
    const rows: Table['rows'][number][] = [];
    const thread = startThread(input);
    thread.on('message', (part: TablePart) => {
      if (part.kind === 'rows') for (const row of part.rows) rows.push(row);
      else if (part.kind === 'end') resolve({ rows, notes: part.notes });
      else reject(new FileRefusal(part.code, part.details));
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The thread that reads files has ended.')));
  });

/**
 * Reads a file as rows. A large file is read in a thread, so that the services stay responsive.
 * @throws FileRefusal
 */
export const tableOf = (bytes: Uint8Array, options: TableOptions = {}): Promise<Table> =>
  bytes.length < SMALL ? readTable(bytes, options) : readBeside({ bytes, options });
