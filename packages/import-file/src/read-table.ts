import { csvRows } from './csv-rows.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import type { Table } from './table.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Beginning of a page or an XML, which programs give the name of a workbook. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|meta|style|table|workbook|office:)/i;

/** Bytes in which the beginning of a text is looked for. */
const BEGINNING = 1_000;

/** Asks if a file is a page or an XML: no table, whatever its name. */
const isMarkup = (bytes: Uint8Array): boolean =>
  MARKUP.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING)).replaceAll('\u0000', ''));

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, place) => bytes[place] === byte);

/** Old workbooks and encrypted ones are both OLE files; the directory of the latter names its content in letters of two bytes. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');

/** Facts of a table that are known before it is read. */
export interface TableOptions {
  /** Name of the sheet to read, instead of the one that is found. */
  readonly sheet?: string | undefined;
  /** Between the cells of a csv file, instead of the one that is found. */
  readonly separator?: string | undefined;
}

/**
 * Reads a csv file or a workbook, by its content. The reader of workbooks is loaded for them alone.
 * @throws FileRefusal
 */
export async function readTable(bytes: Uint8Array, { sheet, separator }: TableOptions = {}): Promise<Table> {
  if (bytes.length === 0) throw new FileRefusal('file_empty');
  if (bytes.length > importLimits.bytes) throw new FileRefusal('file_too_large');
  if (startsWith(bytes, PDF)) throw new FileRefusal('file_type_unknown');
  if (isMarkup(bytes)) throw new FileRefusal('file_markup');
  const isZip = startsWith(bytes, ZIP);
  const isOle = startsWith(bytes, OLE);
  if (!isZip && !isOle) return { rows: csvRows(bytes, separator), notes: null };
  if (isZip) checkUnpackedSize(bytes);
  if (isOle && isEncrypted(bytes)) throw new FileRefusal('workbook_encrypted');
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, sheet);
}
