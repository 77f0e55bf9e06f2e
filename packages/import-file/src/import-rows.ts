import { FileRefusal, importLimits } from './file-refusal.ts';
import { columnsOf, type ImportColumnName, type ImportRecord } from './import-columns.ts';
import { readCells, type CellRow } from './read-cells.ts';

/** A row of the file. */
export interface ImportRow {
  /** Place below the heading, from 1. */
  readonly index: number;
  readonly record: ImportRecord;
}

/** The beginning of a file, as it is understood. */
export interface ImportPreview {
  readonly columns: readonly ImportColumnName[];
  readonly rows: readonly ImportRow[];
}

type Columns = readonly (ImportColumnName | undefined)[];

const recordOf = (columns: Columns, cells: CellRow): ImportRecord => {
  const at = (name: ImportColumnName): string => cells[columns.indexOf(name)]?.trim() ?? '';
  return {
    external_transaction_id: at('external_transaction_id'),
    concept_id: at('concept_id'),
    concept_description: at('concept_description'),
    amount: at('amount'),
    payer_name: at('payer_name'),
    payer_email: at('payer_email'),
    identification_type: at('identification_type'),
    identification_number: at('identification_number'),
    due_date: at('due_date'),
  };
};

const hasText = (cells: CellRow): boolean => cells.some((cell) => cell.trim() !== '');

/** The heading, which is the first row with a text, and then each row below it that has one. @throws FileRefusal */
async function* headedRows(bytes: Uint8Array): AsyncGenerator<{ readonly columns: Columns; readonly row?: ImportRow }> {
  let columns: Columns | undefined;
  let index = 0;
  for await (const cells of readCells(bytes)) {
    if (columns === undefined) {
      if (!hasText(cells)) continue;
      columns = columnsOf(cells);
      yield { columns };
      continue;
    }
    index += 1;
    if (!hasText(cells)) continue;
    if (index > importLimits.rows) throw new FileRefusal('too_many_rows');
    yield { columns, row: { index, record: recordOf(columns, cells) } };
  }
  if (columns === undefined) throw new FileRefusal('heading_missing');
}

/** The rows of a file, one after the other. @throws FileRefusal for a file that is no import */
export async function* readImportFile(bytes: Uint8Array): AsyncGenerator<ImportRow> {
  let count = 0;
  for await (const { row } of headedRows(bytes)) {
    if (row === undefined) continue;
    count += 1;
    yield row;
  }
  if (count === 0) throw new FileRefusal('no_rows');
}

/** The first rows of a file, without reading the others. @throws FileRefusal for a file that is no import */
export async function previewImportFile(bytes: Uint8Array, most: number): Promise<ImportPreview> {
  const rows: ImportRow[] = [];
  let known: readonly ImportColumnName[] = [];
  for await (const { columns, row } of headedRows(bytes)) {
    known = columns.flatMap((name) => name ?? []);
    if (row !== undefined) rows.push(row);
    if (rows.length === most) break;
  }
  if (rows.length === 0) throw new FileRefusal('no_rows');
  return { columns: known, rows };
}
