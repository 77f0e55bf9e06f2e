import Papa from 'papaparse';
import { cellOfMarked } from './damage-mark.ts';
import { decodeText } from './decode-text.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import { knownHeadings } from './import-columns.ts';
import { hasText, type CellRow } from './table.ts';

/** Separators in order of preference: the first one wins if two are equally frequent. */
const separators = [';', ',', '\t', '|'] as const;

/** First line with which Excel declares the separator, in quotes or not. */
const SEPARATOR_LINE = /^("?)sep=(.)\1\n/i;

/** Number of lines that are searched for headings, to find the separator. */
const LOOKED = 50;

/**
 * Returns the separator that splits a line into most known headings, at least two. Otherwise returns the most frequent
 * separator of the first line that has any, or `;`.
 */
const separatorOf = (text: string): string => {
  const lines = text.split('\n', LOOKED).filter((line) => hasText([line]));
  const most = (count: (separator: string) => number): string | undefined => {
    const counts = separators.map(count);
    const largest = Math.max(...counts);
    return largest > 0 ? separators[counts.indexOf(largest)] : undefined;
  };
  const known = (line: string, separator: string): number =>
    knownHeadings(line.split(separator).map((cell) => cell.replaceAll('"', '')));
  const separated = lines.find((line) => separators.some((separator) => line.includes(separator)));
  return (
    most((separator) => Math.max(0, ...lines.map((line) => known(line, separator) - 1))) ??
    most((separator) => (separated ?? '').split(separator).length - 1) ??
    ';'
  );
};

/** Maximum number of lines of a file: the rows of an import, with room for empty lines. */
const MOST_ROWS = importLimits.rows + 1_000;

/**
 * Removes trailing lines with nothing but separators: a spreadsheet may leave a million of them. This runs before the
 * line ends are normalized, because millions of them take long.
 */
const untilLastText = (text: string): string => {
  let end = text.length;
  while (end > 0 && BLANK.test(text.charAt(end - 1))) end -= 1;
  const lineEnd = text.slice(end).search(/[\r\n]/);
  return end === 0 ? '' : text.slice(0, lineEnd === -1 ? undefined : end + lineEnd);
};
const BLANK = /[\s;,|]/;

/**
 * Parses a csv file. `decodeText` lists its encodings; its line ends may be those of any system.
 * @param separator separator of the file, if it is known
 * @throws FileRefusal for too many lines, an unclosed quote, or bytes that are not text
 */
export function csvRows(bytes: Uint8Array, separator?: string): readonly CellRow[] {
  const text = untilLastText(decodeText(bytes)).replaceAll(/\r\n?/g, '\n');
  const named = SEPARATOR_LINE.exec(text);
  const { data, errors } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: separator ?? named?.[2] ?? separatorOf(text),
    newline: '\n',
    preview: MOST_ROWS + 1,
  });
  if (data.length > MOST_ROWS) throw new FileRefusal('too_many_rows');
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw new FileRefusal('quotes_unclosed', [`línea ${(quotes.row ?? 0) + (named ? 2 : 1)}`]);
  const rows = data.map((cells) => cells.map(cellOfMarked));
  // the line with the separator counts as a row of the spreadsheet
  return named ? [[''], ...rows] : rows;
}
