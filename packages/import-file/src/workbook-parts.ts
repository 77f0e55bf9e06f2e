import { Unzip, UnzipInflate } from 'fflate';
import { FileRefusal, importLimits } from './file-refusal.ts';

/** A part of a workbook as text; undefined when there is none. */
export type Parts = (name: string) => string | undefined;

/** What is read of a workbook: its index, its texts, its styles and its sheets. */
const WANTED =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[\w-]+\.xml)$/;

/** Bytes that are unpacked between two looks at how many came out of them. */
const PIECE = 64 * 1024;

/**
 * Unpacks the parts of a workbook. What comes out is counted while it does: a bomb is stopped, whatever its directory says.
 * @throws FileRefusal
 */
export function readParts(bytes: Uint8Array): Parts {
  const parts = new Map<string, string[]>();
  let unpacked = 0;
  const zip = new Unzip((file) => {
    if (!WANTED.test(file.name)) return;
    const decoder = new TextDecoder();
    const texts: string[] = [];
    parts.set(file.name, texts);
    file.ondata = (error, piece, isLast) => {
      // what is thrown here comes back as an error of the part
      if (error) throw error instanceof FileRefusal ? error : new FileRefusal('workbook_broken');
      unpacked += piece.length;
      if (unpacked > importLimits.unpackedBytes) throw new FileRefusal('workbook_unpacks_too_large');
      texts.push(decoder.decode(piece, { stream: !isLast }));
    };
    file.start();
  });
  zip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += PIECE)
      zip.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('workbook_broken');
  }
  if (!parts.has('xl/workbook.xml')) throw new FileRefusal('file_type_unknown');
  return (name) => parts.get(name)?.join('');
}
