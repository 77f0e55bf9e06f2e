import { FileRefusal, summarizeImportFile } from '@backoffice/import-file';
import type { FileAnswer, FileQuestion } from './read-file';

/** Reads files beside the page, so that a large one never stops it. */
self.addEventListener('message', ({ data: { bytes, most } }: MessageEvent<FileQuestion>) => {
  const answer = (said: FileAnswer) => self.postMessage(said);
  summarizeImportFile(bytes, { most, now: new Date() }).then(
    (summary) => answer({ kind: 'read', summary }),
    (error: unknown) =>
      answer(
        error instanceof FileRefusal
          ? { kind: 'refused', code: error.code, details: error.details }
          : { kind: 'failed' },
      ),
  );
});
