import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { FileRefusal, importLimits } from './file-refusal.ts';
import { knownHeadings } from './import-columns.ts';
import { hasText } from './table.ts';

/** Separators of cells, the most usual here first: it wins where a heading has as many of another. */
const separators = [';', ',', '\t', '|'] as const;

/** The line by which Excel names the separator, in quotes or not. */
const SEPARATOR_LINE = /^("?)sep=(.)\1\n/i;

/** Lines in which the heading is looked for. */
const LOOKED = 50;

/** The separator between most headings of the template; without them, the one that the first line with any has most of. */
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

/** Rows of a file at most: those of an import, and lines without a text before its heading and between them. */
const MOST_ROWS = importLimits.rows + 1_000;

/**
 * A text without the lines after the last one that has more than separators: a spreadsheet leaves a million of them.
 * It comes first: to look at each of ten million line ends takes seconds.
 */
const untilLastText = (text: string): string => {
  let end = text.length;
  while (end > 0 && BLANK.test(text.charAt(end - 1))) end -= 1;
  const lineEnd = text.slice(end).search(/[\r\n]/);
  return end === 0 ? '' : text.slice(0, lineEnd === -1 ? undefined : end + lineEnd);
};
const BLANK = /[\s;,|]/;

/** The rows of a csv text, whatever its line ends. @param separator given for a file whose separator is known @throws FileRefusal */
export function csvRows(bytes: Uint8Array, separator?: string): readonly (readonly string[])[] {
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
  // the line with the separator is a row of the spreadsheet, too
  return named ? [[''], ...data] : data;
}
