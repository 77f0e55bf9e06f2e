import type { FileRefusalCode, ImportSummary } from '@backoffice/import-file';

/** A file to read. */
export interface FileQuestion {
  readonly bytes: Uint8Array;
  /** Rows that are shown. */
  readonly most: number;
}

/** The file as it is understood, or why it cannot be read. */
export type FileAnswer =
  | { readonly kind: 'read'; readonly summary: ImportSummary }
  | { readonly kind: 'refused'; readonly code: FileRefusalCode; readonly details: readonly string[] }
  | { readonly kind: 'failed' };

const readHere = async ({ bytes, most }: FileQuestion): Promise<FileAnswer> => {
  const { FileRefusal, summarizeImportFile } = await import('@backoffice/import-file');
  try {
    return { kind: 'read', summary: await summarizeImportFile(bytes, { most, now: new Date() }) };
  } catch (error) {
    return error instanceof FileRefusal
      ? { kind: 'refused', code: error.code, details: error.details }
      : { kind: 'failed' };
  }
};

const readBeside = (question: FileQuestion, signal: AbortSignal): Promise<FileAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: FileAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => end(data));
    worker.addEventListener('error', () => end({ kind: 'failed' }));
    signal.addEventListener('abort', () => end({ kind: 'failed' }), { once: true });
    worker.postMessage(question, [question.bytes.buffer]);
  });

/** Reads a file in a worker; where there is none, here. @param signal ends the reading of a file that is not wanted any more */
export const readFile = (question: FileQuestion, signal: AbortSignal): Promise<FileAnswer> =>
  typeof Worker === 'undefined' ? readHere(question) : readBeside(question, signal);
