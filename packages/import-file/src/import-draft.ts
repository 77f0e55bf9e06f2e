import type { ImportColumnName } from './import-columns.ts';
import { draftFile } from './draft-file.ts';
import { meantText } from './guarded-text.ts';
import type { ImportRow } from './import-rows.ts';
import { idsApartByCase } from './ids-apart-by-case.ts';
import { createIdUses, type IdUse, type IdUses, type SharingImport } from './id-uses.ts';
import { checkRow, type CheckedRow, type RowFaultCode } from './row-check.ts';

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

/** State of a draft: what would be imported, and what is wrong. */
export interface DraftSummary {
  /** Rows that are not left out. */
  readonly rowCount: number;
  /** Rows that can be payments, and their sum in pesos as decimal text with two decimals. */
  readonly readable: { readonly count: number; readonly sum: string };
  /** Kinds of faults, the most frequent first, and how many rows have each. */
  readonly faults: readonly { readonly code: RowFaultCode; readonly count: number }[];
  /** Rows that were changed and have no fault. */
  readonly mendedCount: number;
  readonly changedCount: number;
  readonly outCount: number;
  /** True where a row has cells beyond the heading. */
  readonly hasBeyond: boolean;
  /** Ids of which it is not known yet if something else has them. */
  readonly uncheckedCount: number;
  /**
   * Rows whose id differs by case alone from another one: of the file, or beyond it. Two ids, and perhaps one that was meant.
   * Rows whose id has a fault are none of them: a repeated id is told as that.
   */
  readonly caseCount: number;
  /** Number of them whose other id a payment or another import has. */
  readonly knownCaseCount: number;
  /** Imports that have ids of these rows, those with most of them first. */
  readonly elsewhere: readonly SharingImport[];
}

interface Entry {
  readonly original: CheckedRow;
  readonly given: ImportRow;
  row: ImportRow;
  checked: CheckedRow;
  isOut: boolean;
}

const columnOf = (column: ImportColumnName | null): DraftColumn => column ?? 'beyond';

const isChanged = ({ given, row }: Entry): boolean => given !== row;

const idOf = ({ checked }: Pick<Entry, 'checked'>): string => checked.record.external_transaction_id;

/** True for a row that is kept and whose id may become that of a payment: a faulty one is none yet, nor is a total. */
const hasOwnId = (entry: Entry): boolean =>
  !entry.isOut &&
  idOf(entry) !== '' &&
  entry.checked.faults.every(({ column, code }) => column !== 'external_transaction_id' && code !== 'not_a_payment');

/** Ids of the rows that are kept and can be asked about. */
const askable = (entries: readonly Entry[]): string[] => entries.filter(hasOwnId).map(idOf);

const apartByCase = (entries: readonly Entry[]): ReadonlySet<string> => idsApartByCase(askable(entries));

/** Facts of other rows that a view depends on. */
interface Others {
  readonly uses: IdUses;
  readonly apart: ReadonlySet<string>;
}

const isApart = (entry: Entry, { uses, apart }: Others): boolean =>
  hasOwnId(entry) && (apart.has(idOf(entry)) || uses.twinOf(idOf(entry)) !== null);

const isIn = (view: DraftView, entry: Entry, { uses, apart }: Others): boolean => {
  if (view === 'all') return true;
  if (view === 'out') return entry.isOut;
  if (view === 'changed') return isChanged(entry);
  if (entry.isOut) return false;
  if (view === 'elsewhere') return uses.isElsewhere(idOf(entry));
  if (view === 'case') return isApart(entry, { uses, apart });
  return view === 'faulty' ? entry.checked.read === null : entry.checked.faults.some(({ code }) => code === view);
};

const shownOf = ({ original, given, row, checked, isOut }: Entry, uses: IdUses): DraftRow => {
  const texts = { ...checked.record, beyond: row.beyond };
  const first = { ...original.record, beyond: given.beyond };
  const columns = Object.keys(texts).filter((name): name is DraftColumn => name in first);
  return {
    line: row.line,
    texts,
    before: Object.fromEntries(
      columns.filter((name) => texts[name] !== first[name]).map((name) => [name, first[name]]),
    ),
    faults: Object.fromEntries(checked.faults.map(({ column, code }) => [columnOf(column), code])),
    isOut,
    use: uses.of(checked.record.external_transaction_id),
    twin: uses.twinOf(checked.record.external_transaction_id),
  };
};

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

const summaryOf = (entries: readonly Entry[], uses: IdUses): DraftSummary => {
  const kept = entries.filter(({ isOut }) => !isOut);
  const counts = new Map<RowFaultCode, number>();
  let count = 0;
  let cents = 0;
  for (const { checked } of kept) {
    if (checked.read) {
      count += 1;
      cents += Math.round(checked.read.amount * 100);
    }
    // a row with the same fault in two cells is one row
    for (const code of new Set(checked.faults.map((fault) => fault.code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const changed = kept.filter(isChanged);
  const others = { uses, apart: apartByCase(kept) };
  const apart = kept.filter((entry) => isApart(entry, others));
  return {
    rowCount: kept.length,
    readable: { count, sum: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` },
    faults: Array.from(counts, ([code, rows]) => ({ code, count: rows })).sort((one, other) => other.count - one.count),
    mendedCount: changed.filter(({ checked }) => checked.read !== null).length,
    changedCount: changed.length,
    outCount: entries.length - kept.length,
    hasBeyond: entries.some(({ given }) => given.beyond !== ''),
    uncheckedCount: uses.unasked(askable(kept)).length,
    caseCount: apart.length,
    knownCaseCount: apart.filter((entry) => uses.twinOf(idOf(entry)) !== null).length,
    elsewhere: uses.imports(kept.map(idOf)),
  };
};

/** Rows of a file while they are looked at and mended; each change checks its row again, and those with its ids. */
export interface ImportDraft {
  readonly summary: () => DraftSummary;
  /** Chooses the rows that pages show: they stay until another choice, so that a mended row does not go from sight. */
  readonly show: (view: DraftView) => void;
  readonly page: (from: number, most: number) => { readonly total: number; readonly rows: readonly DraftRow[] };
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

  return {
    summary: () => summaryOf(entries, uses),
    show: (view) => {
      const others = { uses, apart: apartByCase(entries) };
      shown = entries.filter((entry) => isIn(view, entry, others));
    },
    page: (from, most) => ({
      total: shown.length,
      rows: shown.slice(from, from + most).map((entry) => shownOf(entry, uses)),
    }),
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
