import { FileRefusal, previewImportFile, type ImportPreview } from '@backoffice/import-file';
import { fileRefusals } from '@backoffice/validators';
import { useEffect, useState } from 'react';
import { newImportTexts as texts } from './new-import.texts';

/** Rows that are shown before the file is sent. */
const ROWS = 5;

/** What is known of a file before it is sent. */
export type Previewed =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly preview: ImportPreview }
  | { readonly kind: 'refused'; readonly problem: string };

const refusalText = ({ code, columns }: FileRefusal): string =>
  columns.length === 0 ? fileRefusals[code] : `${fileRefusals[code]} (${columns.join(', ')})`;

const previewOf = async (file: File): Promise<Previewed> => {
  try {
    return { kind: 'read', preview: await previewImportFile(new Uint8Array(await file.arrayBuffer()), ROWS) };
  } catch (error) {
    return { kind: 'refused', problem: error instanceof FileRefusal ? refusalText(error) : texts.unreadable };
  }
};

/** Reads the beginning of a file; what is known of the file before is forgotten at once. @param file null for none to read */
export const useFilePreview = (file: File | null): Previewed | undefined => {
  const [known, setKnown] = useState<{ readonly file: File; readonly previewed: Previewed }>();
  useEffect(
    function readFile() {
      if (!file) return undefined;
      let isWanted = true;
      void previewOf(file).then((previewed) => {
        if (isWanted) setKnown({ file, previewed });
      });
      return () => {
        isWanted = false;
      };
    },
    [file],
  );
  if (!file) return undefined;
  return known?.file === file ? known.previewed : { kind: 'reading' };
};
