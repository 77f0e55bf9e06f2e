import {
  FileRefusal,
  openDraft,
  readTable,
  type ColumnMatches,
  type DraftCell,
  type DraftColumn,
  type DraftHeading,
  type DraftRow,
  type DraftSummary,
  type DraftView,
  type FirstRow,
  type FileRefusalCode,
  type IdUse,
  type ImportDraft,
  type OpenedDraft,
  type Table,
  type WorkbookNotes,
} from '@backoffice/import-file';
import { mostExternalIds } from '@backoffice/validators';
import { shownOrder } from './column-order';

/** Choices of a person for reading a file. */
export interface DraftChoice {
  /** Name of the sheet; null for the detected one. */
  readonly sheet: string | null;
  readonly columns: ColumnMatches;
  /** Line number of the heading; null for the detected one. */
  readonly line: number | null;
}

/** Request for ids to check, with the result of the previous check. */
export interface IdsQuestion {
  readonly kind: 'ids';
  /** Collector of the ids. Another collector starts a new check. */
  readonly collectorId: string;
  readonly told?: { readonly asked: readonly string[]; readonly uses: readonly IdUse[] } | undefined;
}

/** Request about the opened file. */
export type DraftQuestion =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'choose'; readonly choice: DraftChoice }
  | { readonly kind: 'show'; readonly view: DraftView }
  | { readonly kind: 'page'; readonly from: number }
  | { readonly kind: 'change'; readonly line: number; readonly column: DraftColumn; readonly text: string }
  | { readonly kind: 'leaveOut'; readonly isOut: boolean; readonly which: readonly number[] | DraftView }
  /** Returns the state without a change. */
  | { readonly kind: 'see' }
  /** Finds the next cell with a fault. Null starts at the first one. */
  | { readonly kind: 'nextFault'; readonly after: DraftCell | null }
  | IdsQuestion
  /** Returns the file as it was chosen, or with its corrections. */
  | { readonly kind: 'picked' | 'file' };

/** State of a draft with one page of its rows. All rows would be too many to transfer. */
export interface DraftState {
  readonly kind: 'read';
  readonly notes: WorkbookNotes | null;
  readonly headings: readonly DraftHeading[];
  readonly headingLine: number;
  readonly firstRows: readonly FirstRow[];
  readonly choice: DraftChoice;
  /** Columns in the order of the grid (`shownOrder`). */
  readonly columns: readonly DraftColumn[];
  readonly summary: DraftSummary;
  readonly view: DraftView;
  readonly from: number;
  readonly page: { readonly total: number; readonly rows: readonly DraftRow[] };
  /** Cell found by `nextFault`; null in every other answer. */
  readonly found: DraftCell | null;
  /** Collector whose ids were checked; null before the first check. */
  readonly idsOf: string | null;
}

/** File that cannot be read with the current choices. */
export interface DraftRefusal {
  readonly kind: 'refused';
  readonly code: FileRefusalCode;
  readonly details: readonly string[];
  readonly notes: WorkbookNotes | null;
  /** Headings to assign by hand. Empty if that would not help. */
  readonly headings: readonly DraftHeading[];
  readonly headingLine: number;
  /** Rows that may be the heading. Empty if another heading would not help. */
  readonly firstRows: readonly FirstRow[];
  readonly choice: DraftChoice;
}

/** Ids for the next check, and the number of all unchecked ids. */
export interface IdsToAsk {
  readonly kind: 'ids';
  readonly ids: readonly string[];
  readonly left: number;
}

/** Answer to a request. */
export type DraftAnswer =
  | DraftState
  | DraftRefusal
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | IdsToAsk
  | { readonly kind: 'failed' };

/** Rows per page. */
export const PAGE_ROWS = 25;

/** Refusals that another assignment of columns can resolve. */
const OF_COLUMNS: ReadonlySet<FileRefusalCode> = new Set([
  'heading_missing',
  'columns_unknown',
  'columns_missing',
  'columns_repeated',
]);

/** Minimum number of headings in a table. A single one is more likely a title. */
const FEWEST = 2;

/** State of a session: file, choices and view. */
interface Looked {
  bytes: Uint8Array<ArrayBuffer>;
  table: Table;
  opened: OpenedDraft;
  choice: DraftChoice;
  view: DraftView;
  from: number;
  idsOf: string | null;
}

const refusalOf = ({ opened, choice }: Looked, { code, details }: FileRefusal): DraftRefusal => {
  const { notes, headings, headingLine } = opened;
  const isOfColumns = OF_COLUMNS.has(code);
  const matched = isOfColumns && headings.length >= FEWEST ? headings : [];
  // a heading with one cell is not offered, but a line that the person chose can be changed
  const firstRows = matched.length > 0 || choice.line !== null ? opened.firstRows : [];
  return { kind: 'refused', code, details, notes, headings: matched, headingLine, firstRows, choice };
};

const stateOf = (looked: Looked, found: DraftCell | null = null): DraftState | DraftRefusal => {
  const { opened, choice, view, from, idsOf } = looked;
  const { file, ...about } = opened;
  if (file.kind === 'refused') return refusalOf(looked, file.refusal);
  const { draft } = file;
  const page = draft.page(from, PAGE_ROWS);
  const summary = draft.summary();
  const columns = shownOrder(file.columns, draft.faultColumns(), summary.hasBeyond);
  return { kind: 'read', ...about, choice, columns, summary, view, from, page, found, idsOf };
};

const show = (looked: Looked, draft: ImportDraft, view: DraftView): void => {
  Object.assign(looked, { view, from: 0 });
  draft.show(view);
};

/** Reads the file by the choices. The sheet is read again unless `isRead`. */
async function read(looked: Looked, choice: DraftChoice, isRead: boolean): Promise<void> {
  looked.choice = choice;
  if (!isRead) looked.table = await readTable(looked.bytes, { sheet: choice.sheet ?? undefined });
  looked.opened = await openDraft(looked.table, { matches: choice.columns, line: choice.line }, new Date());
  const { file } = looked.opened;
  if (file.kind === 'read') show(looked, file.draft, file.draft.summary().faults.length > 0 ? 'faulty' : 'all');
}

const alter = (looked: Looked, draft: ImportDraft, question: DraftQuestion): void => {
  if (question.kind === 'show') show(looked, draft, question.view);
  else if (question.kind === 'page') looked.from = question.from;
  else if (question.kind === 'change') draft.change(question.line, question.column, question.text);
  else if (question.kind === 'leaveOut') draft.exclude(question.isOut, question.which);
};

/** Moves to the page with the next fault in the view. If the view has none, shows all rows with faults. */
const nextFault = (looked: Looked, draft: ImportDraft, after: DraftCell | null): DraftCell | null => {
  const state = stateOf(looked);
  if (state.kind === 'refused') return null;
  let found = draft.faultAfter(after, state.columns);
  if (found === null && state.summary.faults.length > 0) {
    show(looked, draft, 'faulty');
    found = draft.faultAfter(null, state.columns);
  }
  if (found !== null) looked.from = found.rowIndex - (found.rowIndex % PAGE_ROWS);
  return found;
};

const idsToAsk = (looked: Looked, draft: ImportDraft, { collectorId, told }: IdsQuestion): IdsToAsk => {
  if (looked.idsOf !== collectorId) draft.clearUses();
  else if (told) draft.recordUses(told.asked, told.uses);
  looked.idsOf = collectorId;
  return { kind: 'ids', ...draft.uncheckedIds(mostExternalIds) };
};

/** Creates the handler of requests about one file. It handles one request at a time, in their order. */
export function createDraftSession(): (question: DraftQuestion) => Promise<DraftAnswer> {
  const looked: Looked = {
    bytes: new Uint8Array(),
    table: { rows: [], notes: null },
    opened: {
      notes: null,
      headings: [],
      headingLine: 1,
      firstRows: [],
      file: { kind: 'refused', refusal: new FileRefusal('file_empty') },
    },
    choice: { sheet: null, columns: {}, line: null },
    view: 'all',
    from: 0,
    idsOf: null,
  };
  const answer = async (question: DraftQuestion): Promise<DraftAnswer> => {
    try {
      if (question.kind === 'open') {
        looked.bytes = question.bytes;
        await read(looked, looked.choice, false);
      } else if (question.kind === 'choose')
        await read(looked, question.choice, question.choice.sheet === looked.choice.sheet);
      const { file } = looked.opened;
      if (file.kind === 'read') {
        if (question.kind === 'picked') return { kind: 'file', bytes: looked.bytes };
        if (question.kind === 'file') return { kind: 'file', bytes: file.draft.file() };
        if (question.kind === 'ids') return idsToAsk(looked, file.draft, question);
        if (question.kind === 'nextFault') return stateOf(looked, nextFault(looked, file.draft, question.after));
        alter(looked, file.draft, question);
      }
      return stateOf(looked);
    } catch (error) {
      return error instanceof FileRefusal ? refusalOf(looked, error) : { kind: 'failed' };
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const next = last.then(() => answer(question));
    last = next;
    return next;
  };
}
