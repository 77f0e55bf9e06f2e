import { apartByCase, askable, cellOf, columnOf, idOf, isFault, isIn, shownOf } from './draft-entry.ts';
import type { DraftColumn, DraftRow, DraftView, Entry } from './draft-entry.ts';
import { faultAfter, type DraftCell, type FoundCell } from './draft-faults.ts';
import { draftFile } from './draft-file.ts';
import { summaryOf, type DraftSummary } from './draft-summary.ts';
import { meantText } from './guarded-text.ts';
import type { ImportRow } from './import-rows.ts';
import { createIdUses, type IdUse, type IdUses } from './id-uses.ts';
import { checkRow, type CheckedRow } from './row-check.ts';

/** The row with another text in a cell: what was wrong with the cell when it was read is wrong no more. */
const withText = (row: ImportRow, column: DraftColumn, text: string): ImportRow => {
  const others = row.faults.filter(({ column: at, code }) => columnOf(at) !== column && code !== 'not_a_payment');
  if (column !== 'beyond') return { ...row, record: { ...row.record, [column]: text }, faults: others };
  return {
    ...row,
    beyond: text,
    faults: text === '' ? others : [...others, { column: null, code: 'cells_beyond_heading' }],
  };
};

/** Rows of a file while they are looked at and mended; each change checks its row again, and those with its ids. */
export interface ImportDraft {
  readonly summary: () => DraftSummary;
  /** Chooses the rows that pages show: they stay until another choice, so that a mended row does not go from sight. */
  readonly show: (view: DraftView) => void;
  readonly page: (from: number, most: number) => { readonly total: number; readonly rows: readonly DraftRow[] };
  /** Columns in which the chosen rows had a fault when they were chosen: they stay, too. */
  readonly faultColumns: () => readonly DraftColumn[];
  /**
   * Finds the next cell with a fault among the chosen rows, after another cell in the order of these columns; behind the
   * last one comes the first.
   */
  readonly faultAfter: (cell: DraftCell | null, columns: readonly DraftColumn[]) => FoundCell | null;
  readonly change: (line: number, column: DraftColumn, text: string) => void;
  /** Leaves rows out of what is sent, or takes them in again: those of some lines, or of a view. */
  readonly leaveOut: (isOut: boolean, which: readonly number[] | DraftView) => void;
  /** Ids that were not asked about, at most this many, and how many there are in all. */
  readonly unaskedIds: (most: number) => { readonly ids: readonly string[]; readonly left: number };
  /** Takes in which of the ids that were asked about are in use; one that a payment has is a fault. */
  readonly tellUses: (asked: readonly string[], uses: readonly IdUse[]) => void;
  /** Forgets which ids are in use: for another entity they are others. */
  readonly forgetUses: () => void;
  /** The file as it stands, as csv with the headings of the template: each row in its place. */
  readonly file: () => Uint8Array<ArrayBuffer>;
}

interface Checking {
  readonly entries: readonly Entry[];
  /** Alters the rows at these places, and checks again whatever depends on them. */
  readonly alter: (places: readonly number[], change: Partial<Pick<Entry, 'row' | 'isOut'>>) => void;
  /** Checks the rows with these ids again. */
  readonly checkIds: (ids: Iterable<string>) => void;
}

/** Checks all rows, and later those that change; of rows with the same id, the first that is not left out is right. */
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
    return { original: checked, given: row, row, checked, isOut: false };
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

/** Creates a draft of the rows of a file. @param now the day of payment is not before it */
export function createImportDraft(rows: readonly ImportRow[], now: Date): ImportDraft {
  const uses = createIdUses();
  const { entries, alter, checkIds } = checking(rows, now, uses);
  const placeOfLine = new Map(rows.map(({ line }, place) => [line, place]));
  let shown: readonly Entry[] = entries;
  let faulty: ReadonlySet<DraftColumn> = new Set();

  return {
    summary: () => summaryOf(entries, uses),
    show: (view) => {
      const others = { uses, apart: apartByCase(entries) };
      shown = entries.filter((entry) => isIn(view, entry, others));
      const seen = shown.flatMap(({ checked, isOut }) => (isOut && view !== 'out' ? [] : checked.faults));
      faulty = new Set(seen.filter(({ code }) => !isFault(view) || code === view).map(cellOf));
    },
    page: (from, most) => ({
      total: shown.length,
      rows: shown.slice(from, from + most).map((entry) => shownOf(entry, uses)),
    }),
    faultColumns: () => [...faulty],
    faultAfter: (cell, columns) => faultAfter(shown, cell, columns),
    change: (line, column, typed) => {
      const place = placeOfLine.get(line);
      const entry = place === undefined ? undefined : entries[place];
      const text = meantText(typed);
      // a cell that was opened and closed is as it was, its fault included
      if (place === undefined || entry === undefined || text === shownOf(entry, uses).texts[column]) return;
      alter([place], { row: withText(entry.row, column, text) });
    },
    leaveOut: (isOut, which) => {
      const lines = typeof which === 'string' ? undefined : new Set(which);
      const others = { uses, apart: apartByCase(entries) };
      const isMeant = (entry: Entry): boolean =>
        typeof which === 'string' ? isIn(which, entry, others) : lines?.has(entry.row.line) === true;
      alter(
        entries.flatMap((entry, place) => (isMeant(entry) && entry.isOut !== isOut ? [place] : [])),
        { isOut },
      );
    },
    unaskedIds: (most) => {
      const ids = uses.unasked(askable(entries));
      return { ids: ids.slice(0, most), left: ids.length };
    },
    tellUses: (asked, told) => checkIds(uses.tell(asked, told)),
    forgetUses: () => checkIds(uses.forget()),
    file: () =>
      draftFile(
        entries.filter(({ isOut }) => !isOut).map(({ row }) => row),
        (rows[0]?.line ?? 1) - (rows[0]?.index ?? 0),
      ),
  };
}
