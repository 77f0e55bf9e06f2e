import { csvRows } from './csv-rows.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import { workbookRows } from './workbook-rows.ts';

/** Cells of a row, as texts. */
export type CellRow = readonly string[];

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, place) => bytes[place] === byte);

/** Old workbooks and encrypted ones are both OLE files; the directory of the latter names its content in letters of two bytes. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');

const checked = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new FileRefusal('file_empty');
  if (bytes.length > importLimits.bytes) throw new FileRefusal('file_too_large');
  if (startsWith(bytes, OLE)) throw new FileRefusal(isEncrypted(bytes) ? 'workbook_encrypted' : 'workbook_old');
  if (startsWith(bytes, PDF)) throw new FileRefusal('file_type_unknown');
};

/** Rows between two turns of the event loop, so that nobody waits long for a large file. */
const AT_ONCE = 500;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Every row of a csv file, or of the first sheet of a workbook. @throws FileRefusal for what is no table */
export async function* readCells(bytes: Uint8Array): AsyncGenerator<CellRow> {
  checked(bytes);
  let count = 0;
  for (const row of startsWith(bytes, ZIP) ? workbookRows(bytes) : csvRows(bytes)) {
    yield row;
    count += 1;
    if (count % AT_ONCE === 0) await nextTurn();
  }
}
