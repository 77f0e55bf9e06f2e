import { firstCharacters, withoutCardNumbers } from '@backoffice/validators';
import { createImportDraft, type ImportDraft } from './import-draft.ts';
import { FileRefusal } from './file-refusal.ts';
import { matchOf, type ImportColumnName, type MatchedColumn } from './import-columns.ts';
import { headingPlace, headingTexts } from './heading-place.ts';
import { importFileOf, type ImportRow, type ReadingChoice } from './import-rows.ts';
import { hasText, textOf, type CellRow, type Table, type WorkbookNotes } from './table.ts';

/** A heading of a file, and what is below it. */
export interface DraftHeading {
  readonly text: string;
  /** Null for one that nobody knows. */
  readonly column: MatchedColumn | null;
  /** The first texts below it. */
  readonly samples: readonly string[];
}

/** A row of the beginning of a file. */
export interface FirstRow {
  readonly line: number;
  readonly text: string;
}

/** A file as it is understood: its draft, or why there is none yet. */
export interface OpenedDraft {
  readonly notes: WorkbookNotes | null;
  readonly headings: readonly DraftHeading[];
  /** Line of the heading as a spreadsheet counts it. */
  readonly headingLine: number;
  /** The first rows with a text, of which a person may choose the heading. */
  readonly firstRows: readonly FirstRow[];
  readonly file:
    | { readonly kind: 'read'; readonly columns: readonly ImportColumnName[]; readonly draft: ImportDraft }
    | { readonly kind: 'refused'; readonly refusal: FileRefusal };
}

/** Rows in which texts below a heading are looked for. */
const LOOKED = 20;

const SAMPLES = 3;

/** Characters of a row that are shown to choose it. */
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

/** Reads a table as an import whose headings may be matched by hand. @throws FileRefusal for one without a heading */
export async function openDraft(table: Table, choice: ReadingChoice, now: Date): Promise<OpenedDraft> {
  const first = headingPlace(table.rows, choice);
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
