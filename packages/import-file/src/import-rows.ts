import {
  columnsOf,
  importColumns,
  type HeadingPlace,
  type ImportColumnName,
  type ImportRecord,
} from './import-columns.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import { readTable } from './read-table.ts';
import { hasText, textOf, type CellFault, type CellRow, type WorkbookNotes } from './table.ts';

/** A fault of a row that its record does not show any more. */
export interface ReadingFault {
  /** Null for a fault of the whole row. */
  readonly column: ImportColumnName | null;
  readonly code: CellFault | 'cells_beyond_heading';
}

/** A row of the file. */
export interface ImportRow {
  /** Place below the heading, from 1. */
  readonly index: number;
  /** Place in the file as a spreadsheet counts it: the first row of the file is 1. */
  readonly line: number;
  readonly record: ImportRecord;
  readonly faults: readonly ReadingFault[];
}

/** A file as it is understood: its columns first, then its rows one after the other. */
export interface ImportFile {
  readonly columns: readonly ImportColumnName[];
  /** Null for a csv file. */
  readonly notes: WorkbookNotes | null;
  readonly rows: AsyncIterable<ImportRow>;
}

/** The apostrophe before what a spreadsheet would run: the file of errors sets it (OWASP, CSV injection). */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠])/;

const recordOf = (places: readonly HeadingPlace[], cells: CellRow): ImportRecord => {
  const at = (name: ImportColumnName): string => textOf(cells[places.indexOf(name)]).replace(GUARD, '');
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

const faultsOf = (places: readonly HeadingPlace[], cells: CellRow): ReadingFault[] => {
  const isBeyond = cells.some((cell, place) => places[place] === undefined && textOf(cell) !== '');
  const spoilt = importColumns.flatMap(({ name: column }): ReadingFault[] => {
    const cell = cells[places.indexOf(column)];
    return typeof cell === 'object' ? [{ column, code: cell.fault }] : [];
  });
  return isBeyond ? [{ column: null, code: 'cells_beyond_heading' }, ...spoilt] : spoilt;
};

/** Rows between two turns of the event loop, so that nobody waits long for a large file. */
const AT_ONCE = 500;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The heading, which is the first row with a text, and the rows below it that have one. @throws FileRefusal */
export async function openImportFile(bytes: Uint8Array): Promise<ImportFile> {
  const { rows: all, notes } = await readTable(bytes);
  const rest = all[Symbol.iterator]();
  let line = 0;
  let places: readonly HeadingPlace[] | undefined;
  for (let next = rest.next(); !next.done && places === undefined; next = places ? next : rest.next()) {
    line += 1;
    if (hasText(next.value)) places = columnsOf(next.value);
  }
  if (places === undefined) throw new FileRefusal('heading_missing');
  const heading = places;
  const first = line;

  async function* rows(): AsyncGenerator<ImportRow> {
    let count = 0;
    for (let next = rest.next(); !next.done; next = rest.next()) {
      line += 1;
      const index = line - first;
      if (index % AT_ONCE === 0) await nextTurn();
      if (!hasText(next.value)) continue;
      if (index > importLimits.rows) throw new FileRefusal('too_many_rows');
      count += 1;
      yield { index, line, record: recordOf(heading, next.value), faults: faultsOf(heading, next.value) };
    }
    if (count === 0) throw new FileRefusal('no_rows');
  }
  const columns = heading.flatMap((place) => (place === undefined || place === 'ignored' ? [] : [place]));
  return { columns, notes, rows: rows() };
}
