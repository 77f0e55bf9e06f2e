import {
  columnsOf,
  importColumns,
  knownHeadings,
  type ColumnMatches,
  type HeadingPlace,
  type ImportColumnName,
  type ImportRecord,
} from './import-columns.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import { isChangedId, unescapedText } from './guarded-text.ts';
import { headingIndex, headingTexts } from './heading.ts';
import { readTable } from './read-table.ts';
import { damageOf, hasText, textOf, type CellFault, type CellRow, type Table, type WorkbookNotes } from './table.ts';

/** Fault found while the file was read. The record alone no longer shows it. */
export interface ReadingFault {
  /** Null for a fault of the whole row. */
  readonly column: ImportColumnName | null;
  readonly code: CellFault | 'cells_beyond_heading' | 'not_a_payment';
}

/** Row of an import file. */
export interface ImportRow {
  /** Position below the heading, from 1. */
  readonly index: number;
  /** Line number as a spreadsheet counts it: the first row of the file is 1. */
  readonly line: number;
  readonly record: ImportRecord;
  /** Texts of the cells beyond the heading. Empty if there are none. */
  readonly beyond: string;
  readonly faults: readonly ReadingFault[];
}

/** Import file with its columns. Its rows are read one after another. */
export interface ImportFile {
  readonly columns: readonly ImportColumnName[];
  /** Null for a csv file. */
  readonly notes: WorkbookNotes | null;
  readonly rows: AsyncIterable<ImportRow>;
}

const recordOf = (places: readonly HeadingPlace[], cells: CellRow): ImportRecord => {
  const at = (name: ImportColumnName): string => unescapedText(textOf(cells[places.indexOf(name)]));
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

const spoiltOf = (places: readonly HeadingPlace[], cells: CellRow, isText: boolean): ReadingFault[] =>
  importColumns.flatMap(({ name: column }): ReadingFault[] => {
    const cell = cells[places.indexOf(column)];
    const isChanged = isText && column === 'external_transaction_id' && isChangedId(textOf(cell));
    const code = damageOf(cell, column) ?? (isChanged ? 'cell_changed' : undefined);
    return code === undefined ? [] : [{ column, code }];
  });

/** First text of a row of totals. */
const TOTAL = /^(?:sub)?total(?:es)?(?:\b|$)|^suma(?: total)?(?:\b|$)/i;

/** Returns true for a row of totals, or a repeated heading. */
export const isNoPayment = (
  cells: CellRow,
  { payer_email, external_transaction_id: id }: Pick<ImportRecord, 'payer_email' | 'external_transaction_id'>,
): boolean => {
  const first = cells.map(textOf).find((text) => text !== '') ?? '';
  return (TOTAL.test(first) && (payer_email === '' || id === '')) || knownHeadings(cells) > 1;
};

/** Returns the faults of a row before its texts are parsed. A row that is not a payment has no other fault. */
const faultsOf = (
  places: readonly HeadingPlace[],
  cells: CellRow,
  row: Pick<ImportRow, 'record' | 'beyond'>,
  isText: boolean,
): ReadingFault[] => {
  if (isNoPayment(cells, row.record)) return [{ column: null, code: 'not_a_payment' }];
  const faults = spoiltOf(places, cells, isText);
  return row.beyond === '' ? faults : [{ column: null, code: 'cells_beyond_heading' }, ...faults];
};

/** Number of rows between two turns of the event loop, so that a large file does not block other requests. */
const ROWS_OF_TURN = 500;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Choices of a person that replace the detected heading and columns. */
export interface ReadingChoice {
  readonly matches?: ColumnMatches | undefined;
  /** Line number of the heading, as a spreadsheet counts it. */
  readonly line?: number | null | undefined;
}

/**
 * Reads the rows below the heading. Rows without a text are skipped.
 * @throws FileRefusal for the heading; the iteration throws it for too many rows, or none
 */
export function importFileOf(table: Table, choice: ReadingChoice = {}): ImportFile {
  const first = headingIndex(table.rows, choice);
  const places = columnsOf(headingTexts(table.rows, first), choice.matches, choice.line != null);
  const isText = table.notes === null;

  async function* rows(): AsyncGenerator<ImportRow> {
    let count = 0;
    for (const [below, cells] of table.rows.slice(first + 1).entries()) {
      const index = below + 1;
      if (index % ROWS_OF_TURN === 0) await nextTurn();
      if (!hasText(cells)) continue;
      if (count === importLimits.rows) throw new FileRefusal('too_many_rows');
      count += 1;
      const beyond = beyondOf(places, cells);
      const record = recordOf(places, cells);
      const faults = faultsOf(places, cells, { record, beyond }, isText);
      yield { index, line: first + 1 + index, record, beyond, faults };
    }
    if (count === 0) throw new FileRefusal('no_rows');
  }
  const columns = places.flatMap((place) => (place === undefined || place === 'ignored' ? [] : [place]));
  return { columns, notes: table.notes, rows: rows() };
}

/**
 * Reads the heading of a file, and the rows below it.
 * @throws FileRefusal
 */
export const openImportFile = async (bytes: Uint8Array): Promise<ImportFile> => importFileOf(await readTable(bytes));
