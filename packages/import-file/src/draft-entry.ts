import { findIdsDifferingByCase } from './ids-differing-by-case.ts';
import type { IdUse, IdUses } from './id-uses.ts';
import type { ImportColumnName } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';
import type { CheckedRow, RowFault, RowFaultCode } from './row-check.ts';

/** Column with an editable cell, or the cells beyond the heading. */
export type DraftColumn = ImportColumnName | 'beyond';

/**
 * Filter of the rows of a draft. A fault code shows the rows with that fault. `faulty` shows rows with any fault,
 * `changed` the edited rows, and `out` the excluded ones. `elsewhere` shows rows whose id is in another import. `case`
 * shows rows whose id differs only in case from another one. Excluded rows appear only in `all`, `changed` and `out`.
 */
export type DraftView = RowFaultCode | 'faulty' | 'all' | 'changed' | 'out' | 'elsewhere' | 'case';

/** Row of a draft, for display. */
export interface DraftRow {
  /** Line number in the file, as a spreadsheet counts it. */
  readonly line: number;
  readonly texts: Readonly<Record<DraftColumn, string>>;
  /** Original texts of the changed cells. */
  readonly before: Readonly<Partial<Record<DraftColumn, string>>>;
  readonly faults: Readonly<Partial<Record<DraftColumn, RowFaultCode>>>;
  readonly isOut: boolean;
  /** Payment or import that already has this id; null if none is known. */
  readonly use: IdUse | null;
  /** Payment or import whose id differs only in case; null if none is known. */
  readonly twin: IdUse | null;
}

/** Row of a draft with its state and its faults. */
export interface Entry {
  readonly original: CheckedRow;
  readonly originalRow: ImportRow;
  row: ImportRow;
  checked: CheckedRow;
  isOut: boolean;
}

/** Returns the draft column of a fault. A fault without a column belongs to the cells beyond the heading. */
export const columnOf = (column: ImportColumnName | null): DraftColumn => column ?? 'beyond';

/** Returns the cell that shows a fault. A row that is not a payment shows it in the first cell. */
export const cellOf = ({ column, code }: RowFault): DraftColumn =>
  code === 'not_a_payment' ? 'external_transaction_id' : columnOf(column);

/** Returns true if the row was edited. */
export const isChanged = ({ originalRow, row }: Entry): boolean => originalRow !== row;

/** Returns the normalized external id of a row. */
export const idOf = ({ checked }: Pick<Entry, 'checked'>): string => checked.record.external_transaction_id;

/**
 * Returns true if the id can become the id of a payment. Excluded rows, totals, empty ids, and ids with a fault cannot.
 */
const hasOwnId = (entry: Entry): boolean =>
  !entry.isOut &&
  idOf(entry) !== '' &&
  entry.checked.faults.every(({ column, code }) => column !== 'external_transaction_id' && code !== 'not_a_payment');

/** Returns the ids that could become the id of a payment, which must be checked for use elsewhere. */
export const importableIds = (entries: readonly Entry[]): string[] => entries.filter(hasOwnId).map(idOf);

/** Returns the ids of these rows that differ from another one only in case. */
export const idsDifferingByCase = (entries: readonly Entry[]): ReadonlySet<string> =>
  findIdsDifferingByCase(importableIds(entries));

/** Facts about other rows, payments and imports that a view depends on. */
export interface DraftContext {
  readonly uses: IdUses;
  readonly caseDuplicates: ReadonlySet<string>;
}

/** Returns true if the id differs only in case from another one, in the file or elsewhere. */
export const differsByCase = (entry: Entry, { uses, caseDuplicates }: DraftContext): boolean =>
  hasOwnId(entry) && (caseDuplicates.has(idOf(entry)) || uses.twinOf(idOf(entry)) !== null);

/** Views that are not the code of a fault. */
const kinds: ReadonlySet<DraftView> = new Set(['faulty', 'all', 'changed', 'out', 'elsewhere', 'case']);

/** Returns true if the view is the code of a fault. */
export const isFault = (view: DraftView): boolean => !kinds.has(view);

/** Returns true if the view contains the row. */
export const isInView = (view: DraftView, entry: Entry, { uses, caseDuplicates }: DraftContext): boolean => {
  if (view === 'all') return true;
  if (view === 'out') return entry.isOut;
  if (view === 'changed') return isChanged(entry);
  if (entry.isOut) return false;
  if (view === 'elsewhere') return uses.isElsewhere(idOf(entry));
  if (view === 'case') return differsByCase(entry, { uses, caseDuplicates });
  return view === 'faulty' ? entry.checked.read === null : entry.checked.faults.some(({ code }) => code === view);
};

/** Converts an entry to a row for display. */
export const toDraftRow = ({ original, originalRow, row, checked, isOut }: Entry, uses: IdUses): DraftRow => {
  const texts = { ...checked.record, beyond: row.beyond };
  const first = { ...original.record, beyond: originalRow.beyond };
  const columns = Object.keys(texts).filter((name): name is DraftColumn => name in first);
  return {
    line: row.line,
    texts,
    before: Object.fromEntries(
      columns.filter((name) => texts[name] !== first[name]).map((name) => [name, first[name]]),
    ),
    faults: Object.fromEntries(checked.faults.map((fault) => [cellOf(fault), fault.code])),
    isOut,
    use: uses.useOf(checked.record.external_transaction_id),
    twin: uses.twinOf(checked.record.external_transaction_id),
  };
};
