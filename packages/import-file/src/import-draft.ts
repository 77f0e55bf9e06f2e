import {
  idsDifferingByCase,
  importableIds,
  cellOf,
  columnOf,
  idOf,
  isFault,
  isInView,
  toDraftRow,
} from './draft-entry.ts';
import type { DraftColumn, DraftRow, DraftView, Entry } from './draft-entry.ts';
import { faultAfter, type DraftCell, type FoundCell } from './draft-faults.ts';
import { draftFile } from './draft-file.ts';
import { summaryOf, type DraftSummary } from './draft-summary.ts';
import { unescapedText } from './guarded-text.ts';
import type { ImportRow } from './import-rows.ts';
import { createIdUses, type IdUse, type IdUses } from './id-uses.ts';
import { checkRow, type CheckedRow } from './row-check.ts';

/**
 * Returns the row with another text in a cell. Removes the faults that were found when the cell was read, and
 * `not_a_payment` of the row.
 */
const withText = (row: ImportRow, column: DraftColumn, text: string): ImportRow => {
  const others = row.faults.filter(({ column: at, code }) => columnOf(at) !== column && code !== 'not_a_payment');
  if (column !== 'beyond') return { ...row, record: { ...row.record, [column]: text }, faults: others };
  return {
    ...row,
    beyond: text,
    faults: text === '' ? others : [...others, { column: null, code: 'cells_beyond_heading' }],
  };
};

/**
 * Rows of a file while they are reviewed and corrected. Each change checks its row again, and the rows with the same
 * id.
 */
export interface ImportDraft {
  readonly summary: () => DraftSummary;
  /** Sets the view. Its rows stay until the next call, so that a corrected row does not disappear. */
  readonly show: (view: DraftView) => void;
  readonly page: (from: number, most: number) => { readonly total: number; readonly rows: readonly DraftRow[] };
  /** Returns the columns that had a fault in the view when it was set. */
  readonly faultColumns: () => readonly DraftColumn[];
  /**
   * Returns the next cell with a fault in the view, in the order of these columns. After the last one, starts again at
   * the first.
   */
  readonly faultAfter: (cell: DraftCell | null, columns: readonly DraftColumn[]) => FoundCell | null;
  readonly change: (line: number, column: DraftColumn, text: string) => void;
  /** Excludes rows from the import, or includes them again. The rows are given by line numbers or by a view. */
  readonly exclude: (isOut: boolean, which: readonly number[] | DraftView) => void;
  /** Returns at most this many unchecked ids, and the total number of them. */
  readonly uncheckedIds: (most: number) => { readonly ids: readonly string[]; readonly left: number };
  /** Stores the result of a check of ids. An id that a payment already has is a fault. */
  readonly recordUses: (asked: readonly string[], uses: readonly IdUse[]) => void;
  /** Clears the checks of ids, because they hold for one collector. */
  readonly clearUses: () => void;
  /**
   * Writes the rows that are not excluded as csv with the headings of the template. Each row keeps its line number:
   * other lines are empty.
   */
  readonly file: () => Uint8Array<ArrayBuffer>;
}

interface Checking {
  readonly entries: readonly Entry[];
  /** Changes the rows at these indexes, and checks again the rows that depend on them. */
  readonly alter: (places: readonly number[], change: Partial<Pick<Entry, 'row' | 'isOut'>>) => void;
  /** Checks the rows with these ids again. */
  readonly checkIds: (ids: Iterable<string>) => void;
}

/** Checks all rows, and later the changed ones. A row repeats an id if a row above that is not excluded has it. */
function checking(rows: readonly ImportRow[], now: Date, uses: IdUses): Checking {
  const placesOf = new Map<string, Set<number>>();
  const hasBefore = (id: string, place: number): boolean => {
    for (const other of placesOf.get(id) ?? []) if (other < place) return true;
    return false;
  };
  const check = (row: ImportRow, place: number): CheckedRow =>
    checkRow(row, { inFile: { has: (id) => hasBefore(id, place) }, ofPayments: { has: uses.isPaid }, now });
  const join = (id: string, place: number): void => {
    if (id !== '') placesOf.set(id, (placesOf.get(id) ?? new Set()).add(place));
  };

  const entries = rows.map((row, place): Entry => {
    const checked = check(row, place);
    join(idOf({ checked }), place);
    return { original: checked, originalRow: row, row, checked, isOut: false };
  });
  const checkAgain = (place: number): void => {
    const entry = entries[place];
    if (entry) entry.checked = check(entry.row, place);
  };
  const checkIds = (ids: Iterable<string>): void => {
    for (const id of ids) for (const place of placesOf.get(id) ?? []) checkAgain(place);
  };
  return {
    entries,
    checkIds,
    alter: (places, change) => {
      const ids = new Set<string>();
      for (const place of places) {
        const entry = entries[place];
        if (!entry) continue;
        ids.add(idOf(entry));
        placesOf.get(idOf(entry))?.delete(place);
        Object.assign(entry, change);
        checkAgain(place);
        ids.add(idOf(entry));
        if (!entry.isOut) join(idOf(entry), place);
      }
      checkIds(ids);
    },
  };
}

/**
 * Creates a draft of the rows of a file.
 * @param now moment of opening: a due date before its day is a fault
 */
export function createImportDraft(rows: readonly ImportRow[], now: Date): ImportDraft {
  const uses = createIdUses();
  const { entries, alter, checkIds } = checking(rows, now, uses);
  const placeOfLine = new Map(rows.map(({ line }, place) => [line, place]));
  let shown: readonly Entry[] = entries;
  let faulty: ReadonlySet<DraftColumn> = new Set();

  return {
    summary: () => summaryOf(entries, uses),
    show: (view) => {
      const others = { uses, caseDuplicates: idsDifferingByCase(entries) };
      shown = entries.filter((entry) => isInView(view, entry, others));
      const seen = shown.flatMap(({ checked, isOut }) => (isOut && view !== 'out' ? [] : checked.faults));
      faulty = new Set(seen.filter(({ code }) => !isFault(view) || code === view).map(cellOf));
    },
    page: (from, most) => ({
      total: shown.length,
      rows: shown.slice(from, from + most).map((entry) => toDraftRow(entry, uses)),
    }),
    faultColumns: () => [...faulty],
    faultAfter: (cell, columns) => faultAfter(shown, cell, columns),
    change: (line, column, typed) => {
      const place = placeOfLine.get(line);
      const entry = place === undefined ? undefined : entries[place];
      const text = unescapedText(typed);
      // the cell was opened and closed without a change, so its fault remains
      if (place === undefined || entry === undefined || text === toDraftRow(entry, uses).texts[column]) return;
      alter([place], { row: withText(entry.row, column, text) });
    },
    exclude: (isOut, which) => {
      const lines = typeof which === 'string' ? undefined : new Set(which);
      const others = { uses, caseDuplicates: idsDifferingByCase(entries) };
      const isMeant = (entry: Entry): boolean =>
        typeof which === 'string' ? isInView(which, entry, others) : lines?.has(entry.row.line) === true;
      alter(
        entries.flatMap((entry, place) => (isMeant(entry) && entry.isOut !== isOut ? [place] : [])),
        { isOut },
      );
    },
    uncheckedIds: (most) => {
      const ids = uses.unchecked(importableIds(entries));
      return { ids: ids.slice(0, most), left: ids.length };
    },
    recordUses: (asked, found) => checkIds(uses.record(asked, found)),
    clearUses: () => checkIds(uses.clear()),
    file: () =>
      draftFile(
        entries.filter(({ isOut }) => !isOut).map(({ row }) => row),
        (rows[0]?.line ?? 1) - (rows[0]?.index ?? 0),
      ),
  };
}
