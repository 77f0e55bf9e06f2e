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

/** Parts of a file that a person chose. */
export interface DraftChoice {
  /** Null for the sheet that is found. */
  readonly sheet: string | null;
  readonly columns: ColumnMatches;
  /** Line of the heading; null for the one that is found. */
  readonly line: number | null;
}

/** A question about the ids to ask the service about, with what it answered for the ones before. */
export interface IdsQuestion {
  readonly kind: 'ids';
  /** Ids of another entity are others. */
  readonly collectorId: string;
  readonly told?: { readonly asked: readonly string[]; readonly uses: readonly IdUse[] } | undefined;
}

/** A question about the file that is looked at. */
export type DraftQuestion =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'choose'; readonly choice: DraftChoice }
  | { readonly kind: 'show'; readonly view: DraftView }
  | { readonly kind: 'page'; readonly from: number }
  | { readonly kind: 'change'; readonly line: number; readonly column: DraftColumn; readonly text: string }
  | { readonly kind: 'leaveOut'; readonly isOut: boolean; readonly which: readonly number[] | DraftView }
  | { readonly kind: 'see' }
  /** The page with the next cell that has a fault; null for the first one. */
  | { readonly kind: 'nextFault'; readonly after: DraftCell | null }
  | IdsQuestion
  /** The file as it was picked, or as it is mended. */
  | { readonly kind: 'picked' | 'file' };

/** The file as it is understood, with some of its rows: never all of them, which the page could not hold. */
export interface DraftState {
  readonly kind: 'read';
  readonly notes: WorkbookNotes | null;
  readonly headings: readonly DraftHeading[];
  readonly headingLine: number;
  readonly firstRows: readonly FirstRow[];
  readonly choice: DraftChoice;
  /** In the order in which they are shown: those with a fault before others. */
  readonly columns: readonly DraftColumn[];
  readonly summary: DraftSummary;
  readonly view: DraftView;
  readonly from: number;
  readonly page: { readonly total: number; readonly rows: readonly DraftRow[] };
  /** Cell that was asked for as the next with a fault; null in every other answer. */
  readonly found: DraftCell | null;
  /** Entity of which the ids are known; null before they are asked about. */
  readonly idsOf: string | null;
}

/** A file that cannot be read as it is. */
export interface DraftRefusal {
  readonly kind: 'refused';
  readonly code: FileRefusalCode;
  readonly details: readonly string[];
  readonly notes: WorkbookNotes | null;
  /** Headings to match by hand; none where that helps nothing. */
  readonly headings: readonly DraftHeading[];
  readonly headingLine: number;
  /** Rows of which another may be the heading; none where that helps nothing. */
  readonly firstRows: readonly FirstRow[];
  readonly choice: DraftChoice;
}

/** Ids to ask the service about, some of those that are left. */
export interface IdsToAsk {
  readonly kind: 'ids';
  readonly ids: readonly string[];
  readonly left: number;
}

/** Answer to a question. */
export type DraftAnswer =
  | DraftState
  | DraftRefusal
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | IdsToAsk
  | { readonly kind: 'failed' };

/** Rows of a page. */
export const PAGE_ROWS = 25;

/** Refusals that another choice of columns mends. */
const OF_COLUMNS: ReadonlySet<FileRefusalCode> = new Set([
  'heading_missing',
  'columns_unknown',
  'columns_missing',
  'columns_repeated',
]);

/** Headings that a table has at least: one alone is the title of something else. */
const FEWEST = 2;

/** State of a session: the file, and what is looked at. */
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
  // where the widest row has one cell, no other is the heading; a choice can always be taken back
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

/** Reads the chosen sheet, unless it was read already, and its rows by the chosen columns. */
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
  else if (question.kind === 'leaveOut') draft.leaveOut(question.isOut, question.which);
};

/** Turns to the page with the next fault: of the rows that are looked at, or of all where these have none. */
const nextFault = (looked: Looked, draft: ImportDraft, after: DraftCell | null): DraftCell | null => {
  const state = stateOf(looked);
  if (state.kind === 'refused') return null;
  let found = draft.faultAfter(after, state.columns);
  if (found === null && state.summary.faults.length > 0) {
    show(looked, draft, 'faulty');
    found = draft.faultAfter(null, state.columns);
  }
  if (found !== null) looked.from = found.place - (found.place % PAGE_ROWS);
  return found;
};

const idsToAsk = (looked: Looked, draft: ImportDraft, { collectorId, told }: IdsQuestion): IdsToAsk => {
  if (looked.idsOf !== collectorId) draft.forgetUses();
  else if (told) draft.tellUses(told.asked, told.uses);
  looked.idsOf = collectorId;
  return { kind: 'ids', ...draft.unaskedIds(mostExternalIds) };
};

/** Creates the answers to the questions about one file. */
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
  return async (question) => {
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
}
