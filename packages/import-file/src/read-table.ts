import { csvRows } from './csv-rows.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import type { Table } from './table.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, place) => bytes[place] === byte);

/** Old workbooks and encrypted ones are both OLE files; the directory of the latter names its content in letters of two bytes. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');

/** Asks if a file is a workbook, or anything else that is packed as one. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP) || startsWith(bytes, OLE);

/**
 * Reads a csv file or a workbook, by its content. The reader of workbooks is loaded for them alone.
 * @param sheet name of the sheet to read, instead of the one that is found
 * @throws FileRefusal
 */
export async function readTable(bytes: Uint8Array, sheet?: string): Promise<Table> {
  if (bytes.length === 0) throw new FileRefusal('file_empty');
  if (bytes.length > importLimits.bytes) throw new FileRefusal('file_too_large');
  if (startsWith(bytes, PDF)) throw new FileRefusal('file_type_unknown');
  const isZip = startsWith(bytes, ZIP);
  const isOle = startsWith(bytes, OLE);
  if (!isZip && !isOle) return { rows: csvRows(bytes), notes: null };
  if (isZip) checkUnpackedSize(bytes);
  if (isOle && isEncrypted(bytes)) throw new FileRefusal('workbook_encrypted');
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, sheet);
}
