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
import { isChangedId, meantText } from './guarded-text.ts';
import { headingPlace, headingTexts } from './heading-place.ts';
import { readTable } from './read-table.ts';
import { damageOf, hasText, textOf, type CellFault, type CellRow, type Table, type WorkbookNotes } from './table.ts';

/** A fault of a row that its record does not show any more. */
export interface ReadingFault {
  /** Null for a fault of the whole row. */
  readonly column: ImportColumnName | null;
  readonly code: CellFault | 'cells_beyond_heading' | 'not_a_payment';
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

const spoiltOf = (places: readonly HeadingPlace[], cells: CellRow, isText: boolean): ReadingFault[] =>
  importColumns.flatMap(({ name: column }): ReadingFault[] => {
    const cell = cells[places.indexOf(column)];
    const isChanged = isText && column === 'external_transaction_id' && isChangedId(textOf(cell));
    const code = damageOf(cell, column) ?? (isChanged ? 'cell_changed' : undefined);
    return code === undefined ? [] : [{ column, code }];
  });

/** The first text of a row that sums up those above. */
const TOTAL = /^(?:sub)?total(?:es)?(?:\b|$)|^suma(?: total)?(?:\b|$)/i;

/** Asks if a row sums up others, or has the headings again: then it is nobody's payment. */
export const isNoPayment = (
  cells: CellRow,
  { payer_email, external_transaction_id: id }: Pick<ImportRecord, 'payer_email' | 'external_transaction_id'>,
): boolean => {
  const first = cells.map(textOf).find((text) => text !== '') ?? '';
  return (TOTAL.test(first) && (payer_email === '' || id === '')) || knownHeadings(cells) > 1;
};

/** Everything that is wrong with a row before its texts are read: what is no payment has no other fault. */
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

/** Rows between two turns of the event loop, so that nobody waits long for a large file. */
const AT_ONCE = 500;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Parts of a file that a person chose, instead of those that are found. */
export interface ReadingChoice {
  readonly matches?: ColumnMatches | undefined;
  /** Line of the heading as a spreadsheet counts it. */
  readonly line?: number | null | undefined;
}

/** The rows below the heading that have a text. @throws FileRefusal */
export function importFileOf(table: Table, choice: ReadingChoice = {}): ImportFile {
  const first = headingPlace(table.rows, choice);
  const places = columnsOf(headingTexts(table.rows, first), choice.matches, choice.line != null);
  const isText = table.notes === null;

  async function* rows(): AsyncGenerator<ImportRow> {
    let count = 0;
    for (const [below, cells] of table.rows.slice(first + 1).entries()) {
      const index = below + 1;
      if (index % AT_ONCE === 0) await nextTurn();
      if (!hasText(cells)) continue;
      if (index > importLimits.rows) throw new FileRefusal('too_many_rows');
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

/** The heading of a file, and the rows below it that have a text. @throws FileRefusal */
export const openImportFile = async (bytes: Uint8Array): Promise<ImportFile> => importFileOf(await readTable(bytes));
