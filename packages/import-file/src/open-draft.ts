import { firstCharacters, withoutCardNumbers } from '@backoffice/validators';
import { createImportDraft, type ImportDraft } from './import-draft.ts';
import { FileRefusal } from './file-refusal.ts';
import { matchOf, type ImportColumnName, type MatchedColumn } from './import-columns.ts';
import { headingIndex, headingTexts } from './heading.ts';
import { importFileOf, type ImportRow, type ReadingChoice } from './import-rows.ts';
import { hasText, textOf, type CellRow, type Table, type WorkbookNotes } from './table.ts';

/** Heading of a file, with sample texts. */
export interface DraftHeading {
  readonly text: string;
  /** Null for an unknown heading. */
  readonly column: MatchedColumn | null;
  /** First texts below the heading. */
  readonly samples: readonly string[];
}

/** One of the first rows of a file. */
export interface FirstRow {
  readonly line: number;
  readonly text: string;
}

/** Opened file, with its draft or the reason why there is none. */
export interface OpenedDraft {
  readonly notes: WorkbookNotes | null;
  readonly headings: readonly DraftHeading[];
  /** Line number of the heading, as a spreadsheet counts it. */
  readonly headingLine: number;
  /** First rows with a text, from which a person may choose the heading. */
  readonly firstRows: readonly FirstRow[];
  readonly file:
    | { readonly kind: 'read'; readonly columns: readonly ImportColumnName[]; readonly draft: ImportDraft }
    | { readonly kind: 'refused'; readonly refusal: FileRefusal };
}

/** Number of rows searched for sample texts. */
const LOOKED = 20;

const SAMPLES = 3;

/** Maximum length in characters of a row in the choice of the heading. */
const SHOWN = 80;

const firstRowsOf = ({ rows }: Table): FirstRow[] =>
  rows.slice(0, LOOKED).flatMap((cells, place) => (hasText(cells) ? { line: place + 1, text: rowText(cells) } : []));

const rowText = (cells: CellRow): string => {
  const texts = cells.map(textOf).filter((text) => text !== '');
  return firstCharacters(withoutCardNumbers(texts.join(' · ')), SHOWN);
};

const headingsOf = ({ rows }: Table, first: number, { matches = {} }: ReadingChoice): DraftHeading[] => {
  const below = rows.slice(first + 1, first + 1 + LOOKED);
  return headingTexts(rows, first).flatMap((text, place) => {
    if (text === '') return [];
    const samples = below.map((cells) => textOf(cells[place])).filter((sample) => sample !== '');
    return [{ text, column: matchOf(text, matches) ?? null, samples: samples.slice(0, SAMPLES) }];
  });
};

/**
 * Opens a table as a draft. A refused file has no draft: one with unknown headings gets it when a person assigns these.
 * @throws FileRefusal if no row has a text
 */
export async function openDraft(table: Table, choice: ReadingChoice, now: Date): Promise<OpenedDraft> {
  const first = headingIndex(table.rows, choice);
  const about = {
    notes: table.notes,
    headings: headingsOf(table, first, choice),
    headingLine: first + 1,
    firstRows: firstRowsOf(table),
  };
  try {
    const { columns, rows } = importFileOf(table, choice);
    const all: ImportRow[] = [];
    for await (const row of rows) all.push(row);
    return { ...about, file: { kind: 'read', columns, draft: createImportDraft(all, now) } };
  } catch (error) {
    if (error instanceof FileRefusal) return { ...about, file: { kind: 'refused', refusal: error } };
    throw error;
  }
}
