import { idsApartByCase } from './ids-apart-by-case.ts';
import type { IdUse, IdUses } from './id-uses.ts';
import type { ImportColumnName } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';
import type { CheckedRow, RowFault, RowFaultCode } from './row-check.ts';

/** A cell that can be mended: of a column, or of what is beyond the heading. */
export type DraftColumn = ImportColumnName | 'beyond';

/**
 * Rows that are looked at: those with any fault, with one, all, those that were mended, those that are left out, those whose
 * id is in another import, or those whose id differs by case alone from one of the file, a payment or another import.
 */
export type DraftView = RowFaultCode | 'faulty' | 'all' | 'changed' | 'out' | 'elsewhere' | 'case';

/** A row of a draft as it is shown. */
export interface DraftRow {
  /** Place in the file as a spreadsheet counts it. */
  readonly line: number;
  readonly texts: Readonly<Record<DraftColumn, string>>;
  /** Texts of the file, by the columns that were changed. */
  readonly before: Readonly<Partial<Record<DraftColumn, string>>>;
  readonly faults: Readonly<Partial<Record<DraftColumn, RowFaultCode>>>;
  readonly isOut: boolean;
  /** Payment or import that has its id already; null where none is known. */
  readonly use: IdUse | null;
  /** Payment or import that has an id which differs from its own by case alone; null where none is known. */
  readonly twin: IdUse | null;
}

/** A row of a draft with what was found in it. */
export interface Entry {
  readonly original: CheckedRow;
  readonly given: ImportRow;
  row: ImportRow;
  checked: CheckedRow;
  isOut: boolean;
}

/** The cell of a fault of a column; without one it is of what is beyond the heading. */
export const columnOf = (column: ImportColumnName | null): DraftColumn => column ?? 'beyond';

/** The cell that shows a fault. A row that is no payment shows it in its first cell. */
export const cellOf = ({ column, code }: RowFault): DraftColumn =>
  code === 'not_a_payment' ? 'external_transaction_id' : columnOf(column);

/** Asks if a row is not as the file has it. */
export const isChanged = ({ given, row }: Entry): boolean => given !== row;

/** External id of a row as it is compared. */
export const idOf = ({ checked }: Pick<Entry, 'checked'>): string => checked.record.external_transaction_id;

/** Returns whether the id of a row can become that of a payment. A row that is left out, a faulty id and a total cannot. */
const hasOwnId = (entry: Entry): boolean =>
  !entry.isOut &&
  idOf(entry) !== '' &&
  entry.checked.faults.every(({ column, code }) => column !== 'external_transaction_id' && code !== 'not_a_payment');

/** Ids of the rows that would be imported, for the question whether they are in use. */
export const askable = (entries: readonly Entry[]): string[] => entries.filter(hasOwnId).map(idOf);

/** Ids that differ by case alone from another one of these rows. */
export const apartByCase = (entries: readonly Entry[]): ReadonlySet<string> => idsApartByCase(askable(entries));

/** Facts of other rows that a view depends on. */
export interface Others {
  readonly uses: IdUses;
  readonly apart: ReadonlySet<string>;
}

/** Asks if the id of a row differs by case alone from another one, of the file or beyond it. */
export const isApart = (entry: Entry, { uses, apart }: Others): boolean =>
  hasOwnId(entry) && (apart.has(idOf(entry)) || uses.twinOf(idOf(entry)) !== null);

/** Views that are of no fault alone. */
const kinds: ReadonlySet<DraftView> = new Set(['faulty', 'all', 'changed', 'out', 'elsewhere', 'case']);

/** Asks if a view has the rows with one fault. */
export const isFault = (view: DraftView): boolean => !kinds.has(view);

/** Asks if a row is in a view. */
export const isIn = (view: DraftView, entry: Entry, { uses, apart }: Others): boolean => {
  if (view === 'all') return true;
  if (view === 'out') return entry.isOut;
  if (view === 'changed') return isChanged(entry);
  if (entry.isOut) return false;
  if (view === 'elsewhere') return uses.isElsewhere(idOf(entry));
  if (view === 'case') return isApart(entry, { uses, apart });
  return view === 'faulty' ? entry.checked.read === null : entry.checked.faults.some(({ code }) => code === view);
};

/** The row as it is shown. */
export const shownOf = ({ original, given, row, checked, isOut }: Entry, uses: IdUses): DraftRow => {
  const texts = { ...checked.record, beyond: row.beyond };
  const first = { ...original.record, beyond: given.beyond };
  const columns = Object.keys(texts).filter((name): name is DraftColumn => name in first);
  return {
    line: row.line,
    texts,
    before: Object.fromEntries(
      columns.filter((name) => texts[name] !== first[name]).map((name) => [name, first[name]]),
    ),
    faults: Object.fromEntries(checked.faults.map((fault) => [cellOf(fault), fault.code])),
    isOut,
    use: uses.of(checked.record.external_transaction_id),
    twin: uses.twinOf(checked.record.external_transaction_id),
  };
};
