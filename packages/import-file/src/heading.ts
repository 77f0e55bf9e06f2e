import { FileRefusal } from './file-refusal.ts';
import { importColumns, knownHeadings, untitledHeading, type ColumnMatches } from './import-columns.ts';
import { hasText, textOf, type CellRow } from './table.ts';

/** Row that is used as the heading. */
export interface FoundHeading {
  /** Index of the row in the table, from 0. */
  readonly index: number;
  /** True if the row has known headings. False for a guess: the first of the rows with most filled cells. */
  readonly isKnown: boolean;
}

/** Maximum number of non-empty rows in which the heading is searched. Titles, addresses and dates may precede it. */
const LOOKED = 50;

const required = importColumns.filter((column) => column.required).length;

/**
 * Finds the heading. The first row whose number of known headings reaches the number of required columns is taken at
 * once. Otherwise the row with most known headings is taken. Without known headings, the row with most filled cells is
 * taken, because titles fill only one or two. Undefined if no row has a text.
 */
export const findHeading = (rows: readonly CellRow[], matches?: ColumnMatches): FoundHeading | undefined => {
  let best: (FoundHeading & { readonly count: number; readonly width: number }) | undefined;
  let looked = 0;
  for (const [index, cells] of rows.entries()) {
    if (!hasText(cells)) continue;
    const count = knownHeadings(cells, matches);
    const width = cells.filter((cell) => textOf(cell) !== '').length;
    if (best === undefined || count > best.count || (best.count === 0 && count === 0 && width > best.width))
      best = { index, count, width, isKnown: count > 0 };
    looked += 1;
    if (looked === LOOKED || best.count >= required) break;
  }
  return best;
};

/**
 * Returns the index of the heading. A chosen line without text is ignored, and the heading is searched.
 * @param line line that a person chose, from 1
 * @throws FileRefusal if no row has a text
 */
export const headingIndex = (
  rows: readonly CellRow[],
  { matches, line }: { readonly matches?: ColumnMatches | undefined; readonly line?: number | null | undefined },
): number => {
  const chosen = line == null ? undefined : rows[line - 1];
  if (line != null && chosen !== undefined && hasText(chosen)) return line - 1;
  const found = findHeading(rows, matches);
  if (found === undefined) throw new FileRefusal('heading_missing');
  return found.index;
};

/**
 * Returns the texts of the heading. A column without a text but with cells below it, such as row numbers, is named by
 * its letter. A person can then ignore it. Cells beyond the last heading are not columns.
 */
export const headingTexts = (rows: readonly CellRow[], place: number): readonly string[] => {
  const texts = (rows[place] ?? []).map(textOf);
  const last = texts.findLastIndex((text) => text !== '');
  return texts.slice(0, last + 1).map((text, column) => {
    if (text !== '') return text;
    const isFilled = rows.slice(place + 1).some((cells) => hasText([cells[column] ?? '']));
    return isFilled ? untitledHeading(column) : '';
  });
};
