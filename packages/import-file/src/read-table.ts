import { csvRows } from './csv-rows.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import type { Table } from './table.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Beginning of an HTML page or an XML document, which some programs save with the extension of a workbook. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|meta|style|table|workbook|office:)/i;

/** Number of bytes searched for markup. */
const BEGINNING = 1_000;

/** Returns true for an HTML page or an XML document, whatever its extension. */
const isMarkup = (bytes: Uint8Array): boolean =>
  MARKUP.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING)).replaceAll('\u0000', ''));

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, place) => bytes[place] === byte);

/**
 * Returns true for an encrypted workbook. Old workbooks are OLE files too; encrypted ones contain this name in UTF-16.
 * A read-only workbook of Excel is encrypted with a known password, which is not tried. The message therefore names
 * both cases.
 */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');

/** Choices for reading a file that replace the detected values. */
export interface TableOptions {
  /** Name of the sheet to read. */
  readonly sheet?: string | undefined;
  /** Separator of the cells of a csv file. */
  readonly separator?: string | undefined;
}

/**
 * Reads a csv file or a workbook, which it recognizes by content. The workbook library is loaded only for workbooks.
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
