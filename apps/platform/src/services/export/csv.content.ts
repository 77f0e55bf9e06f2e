import { Readable } from 'node:stream';
import { type Cell, inWords, localTime, type Sheet, type SheetColumn } from './export.sheet.ts';

/** Text for spreadsheets in Argentina: UTF-8 with a byte order mark, `;` between cells, decimal comma. */
export const csvContent = (sheet: Sheet): Readable => Readable.from(csvText(sheet), { objectMode: false });

async function* csvText({ columns, batches }: Sheet): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns.map(({ heading }) => quoted(heading)))}`;
  for await (const rows of batches) {
    const text = rows.map((cells) =>
      lineOf(columns.map((column, place) => written(inWords(cells[place] ?? null, column), column))),
    );
    if (text.length > 0) yield text.join('');
  }
}

const lineOf = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

function written(cell: Cell, { kind }: SheetColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return kind === 'amount' ? cell.toFixed(2).replace('.', ',') : String(cell);
  return kind === 'moment' ? momentText(cell) : quoted(asText(cell));
}

const momentText = (iso: string): string => localTime(iso).replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1');

const quoted = (text: string): string => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Excel runs a cell that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Digits with what stands between them in numbers, dates, times and percentages; 24 hexadecimal digits can be `9…9e12`. */
const numeric = /^[\s$(.,]*\d[\d\s.,:/%()\-+e$]*([ap]\.?\s?m\.?)?$/i;

/** Digits beside the name of a month, in Spanish or English: `ene-26`, `12 mar`. */
const date =
  /^(?=.*\d)[\d\s./-]*(ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)[a-záéíóú]*[\d\s.,/-]*$/i;

const truth = /^(true|false|verdadero|falso)$/i;

/**
 * A text that a spreadsheet would run, or take for a number, a date or a truth, begins with an apostrophe. Excel and
 * LibreOffice both change `0000012345678901234567` to 1,23457E+16, quoted or not, and both keep
 * `'0000012345678901234567` as text with every digit (seen in LibreOffice 7.4; Excel shows the apostrophe as well). The
 * form `="…"` is a formula, and a tab or an invisible character would go along unseen when the cell is copied.
 */
const asText = (text: string): string =>
  formula.test(text) || numeric.test(text) || date.test(text) || truth.test(text) ? `'${text}` : text;
