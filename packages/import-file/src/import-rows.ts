import {
  columnsOf,
  importColumns,
  type ColumnMatches,
  type HeadingPlace,
  type ImportColumnName,
  type ImportRecord,
} from './import-columns.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import { meantText } from './guarded-text.ts';
import { readTable } from './read-table.ts';
import { hasText, textOf, type CellFault, type CellRow, type Table, type WorkbookNotes } from './table.ts';

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
  /** Texts of the cells beyond the heading; empty without one. */
  readonly beyond: string;
  readonly faults: readonly ReadingFault[];
}

/** A file as it is understood: its columns first, then its rows one after the other. */
export interface ImportFile {
  readonly columns: readonly ImportColumnName[];
  /** Null for a csv file. */
  readonly notes: WorkbookNotes | null;
  readonly rows: AsyncIterable<ImportRow>;
}

const recordOf = (places: readonly HeadingPlace[], cells: CellRow): ImportRecord => {
  const at = (name: ImportColumnName): string => meantText(textOf(cells[places.indexOf(name)]));
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

const beyondOf = (places: readonly HeadingPlace[], cells: CellRow): string =>
  cells.flatMap((cell, place) => (places[place] === undefined ? textOf(cell) || [] : [])).join(' · ');

const spoiltOf = (places: readonly HeadingPlace[], cells: CellRow): ReadingFault[] =>
  importColumns.flatMap(({ name: column }): ReadingFault[] => {
    const cell = cells[places.indexOf(column)];
    return typeof cell === 'object' ? [{ column, code: cell.fault }] : [];
  });

/** Rows between two turns of the event loop, so that nobody waits long for a large file. */
const AT_ONCE = 500;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Place of the heading in a table: the first row with a text. @throws FileRefusal */
export const headingPlace = ({ rows }: Table): number => {
  const place = rows.findIndex(hasText);
  if (place === -1) throw new FileRefusal('heading_missing');
  return place;
};

/** The rows below the heading that have a text. @throws FileRefusal */
export function importFileOf(table: Table, matches?: ColumnMatches): ImportFile {
  const first = headingPlace(table);
  const places = columnsOf(table.rows[first] ?? [], matches);

  async function* rows(): AsyncGenerator<ImportRow> {
    let count = 0;
    for (const [below, cells] of table.rows.slice(first + 1).entries()) {
      const index = below + 1;
      if (index % AT_ONCE === 0) await nextTurn();
      if (!hasText(cells)) continue;
      if (index > importLimits.rows) throw new FileRefusal('too_many_rows');
      count += 1;
      const beyond = beyondOf(places, cells);
      const faults = spoiltOf(places, cells);
      yield {
        index,
        line: first + 1 + index,
        record: recordOf(places, cells),
        beyond,
        faults: beyond === '' ? faults : [{ column: null, code: 'cells_beyond_heading' }, ...faults],
      };
    }
    if (count === 0) throw new FileRefusal('no_rows');
  }
  const columns = places.flatMap((place) => (place === undefined || place === 'ignored' ? [] : [place]));
  return { columns, notes: table.notes, rows: rows() };
}

/** The heading of a file, and the rows below it that have a text. @throws FileRefusal */
export const openImportFile = async (bytes: Uint8Array): Promise<ImportFile> => importFileOf(await readTable(bytes));
