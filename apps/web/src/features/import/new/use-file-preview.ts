import type { ImportSummary } from '@backoffice/import-file';
import { fileRefusals } from '@backoffice/validators';
import { useEffect, useState } from 'react';
import { newImportTexts as texts } from './new-import.texts';
import { readFile, type FileAnswer } from './read-file';

/** Rows that are shown before the file is sent. */
const ROWS = 5;

/** State of a file before it is sent. */
export type Previewed =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly summary: ImportSummary }
  | { readonly kind: 'refused'; readonly problem: string };

const previewOf = (answer: FileAnswer): Previewed => {
  if (answer.kind === 'read') return answer;
  if (answer.kind === 'failed') return { kind: 'refused', problem: texts.unreadable };
  const { code, details } = answer;
  const text = fileRefusals[code];
  return { kind: 'refused', problem: details.length === 0 ? text : `${text} (${details.join(', ')})` };
};

const read = async (file: File, signal: AbortSignal): Promise<FileAnswer> => {
  try {
    return await readFile({ bytes: new Uint8Array(await file.arrayBuffer()), most: ROWS }, signal);
  } catch {
    return { kind: 'failed' }; // it was moved or changed since it was picked
  }
};

/** Reads a file before it is sent; the one before is forgotten at once. @param file null for none to read */
export const useFilePreview = (file: File | null): Previewed | undefined => {
  const [known, setKnown] = useState<{ readonly file: File; readonly previewed: Previewed }>();
  useEffect(
    function readPickedFile() {
      if (!file) return undefined;
      const leaving = new AbortController();
      void read(file, leaving.signal).then((answer) => {
        if (!leaving.signal.aborted) setKnown({ file, previewed: previewOf(answer) });
      });
      return () => leaving.abort();
    },
    [file],
  );
  if (!file) return undefined;
  return known?.file === file ? known.previewed : { kind: 'reading' };
};
