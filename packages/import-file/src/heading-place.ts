import { FileRefusal } from './file-refusal.ts';
import { importColumns, knownHeadings, untitledHeading, type ColumnMatches } from './import-columns.ts';
import { hasText, textOf, type CellRow } from './table.ts';

/** A row that is taken for the heading. */
export interface FoundHeading {
  /** Place in the table, from 0. */
  readonly place: number;
  /** True where it has headings that are known; else it is the first of the widest rows. */
  readonly isKnown: boolean;
}

/** Rows with a text in which the heading is looked for: titles, addresses and dates stand above it. */
const LOOKED = 50;

const required = importColumns.filter((column) => column.required).length;

/**
 * Finds the heading by its texts: the first row with all required ones, or the one that has most, titles above it passed
 * over. Where no row has any, the first of those with most filled cells is taken: titles fill one or two. Undefined for rows
 * without a text.
 */
export const headingPlaceIn = (rows: readonly CellRow[], matches?: ColumnMatches): FoundHeading | undefined => {
  let best: (FoundHeading & { readonly count: number; readonly width: number }) | undefined;
  let looked = 0;
  for (const [place, cells] of rows.entries()) {
    if (!hasText(cells)) continue;
    const count = knownHeadings(cells, matches);
    const width = cells.filter((cell) => textOf(cell) !== '').length;
    if (best === undefined || count > best.count || (best.count === 0 && count === 0 && width > best.width))
      best = { place, count, width, isKnown: count > 0 };
    looked += 1;
    if (looked === LOOKED || best.count >= required) break;
  }
  return best;
};

/** The place of the heading: of the line that a person chose, or the one that is found. @throws FileRefusal */
export const headingPlace = (
  rows: readonly CellRow[],
  { matches, line }: { readonly matches?: ColumnMatches | undefined; readonly line?: number | null | undefined },
): number => {
  const chosen = line == null ? undefined : rows[line - 1];
  if (line != null && chosen !== undefined && hasText(chosen)) return line - 1;
  const found = headingPlaceIn(rows, matches);
  if (found === undefined) throw new FileRefusal('heading_missing');
  return found.place;
};

/**
 * Texts of the heading. A column without one that has cells below, as the numbers of rows that programs write first, has the
 * name that a spreadsheet gives it, so that a person can pass it over. Cells beyond the last heading are no column.
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
