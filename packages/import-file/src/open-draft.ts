import { createImportDraft, type ImportDraft } from './import-draft.ts';
import { FileRefusal } from './file-refusal.ts';
import { matchOf, type ColumnMatches, type ImportColumnName, type MatchedColumn } from './import-columns.ts';
import { headingPlace, importFileOf, type ImportRow } from './import-rows.ts';
import { textOf, type Table, type WorkbookNotes } from './table.ts';

/** A heading of a file, and what is below it. */
export interface DraftHeading {
  readonly text: string;
  /** Null for one that nobody knows. */
  readonly column: MatchedColumn | null;
  /** The first texts below it. */
  readonly samples: readonly string[];
}

/** A file as it is understood: its draft, or why there is none yet. */
export interface OpenedDraft {
  readonly notes: WorkbookNotes | null;
  readonly headings: readonly DraftHeading[];
  readonly file:
    | { readonly kind: 'read'; readonly columns: readonly ImportColumnName[]; readonly draft: ImportDraft }
    | { readonly kind: 'refused'; readonly refusal: FileRefusal };
}

/** Rows in which texts below a heading are looked for. */
const LOOKED = 20;

const SAMPLES = 3;

const headingsOf = (table: Table, matches: ColumnMatches): DraftHeading[] => {
  const first = headingPlace(table);
  const below = table.rows.slice(first + 1, first + 1 + LOOKED);
  return (table.rows[first] ?? []).flatMap((cell, place) => {
    const text = textOf(cell);
    if (text === '') return [];
    const samples = below.map((cells) => textOf(cells[place])).filter((sample) => sample !== '');
    return [{ text, column: matchOf(text, matches) ?? null, samples: samples.slice(0, SAMPLES) }];
  });
};

/** Reads a table as an import whose headings may be matched by hand. @throws FileRefusal for one without a heading */
export async function openDraft(table: Table, matches: ColumnMatches, now: Date): Promise<OpenedDraft> {
  const { notes } = table;
  const headings = headingsOf(table, matches);
  try {
    const { columns, rows } = importFileOf(table, matches);
    const all: ImportRow[] = [];
    for await (const row of rows) all.push(row);
    return { notes, headings, file: { kind: 'read', columns, draft: createImportDraft(all, now) } };
  } catch (error) {
    if (error instanceof FileRefusal) return { notes, headings, file: { kind: 'refused', refusal: error } };
    throw error;
  }
}
