import { readXml, xmlParser } from './read-xml.ts';

/** The texts that cells refer to by their place. */
export function readSharedTexts(document: string | undefined): readonly string[] {
  const texts: string[] = [];
  let isText = false;
  let current = '';
  readXml(document ?? '<none/>', {
    open: ({ name }) => {
      if (name === 'si') current = '';
      // a phonetic guide, `rPh`, has texts as well: no Spanish workbook does
      isText = name === 't';
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
}

/** What the cells of a sheet refer to. */
interface SheetOptions {
  readonly texts: readonly string[];
  /** Places of the styles that show a date. */
  readonly dateStyles: ReadonlySet<number>;
}

/** Days from Excel's zero to 1970-01-01. */
const EPOCH = 25_569;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayText = (serial: number): string => {
  const date = new Date(Math.round((serial - EPOCH) * DAY_MS));
  if (Number.isNaN(date.getTime())) return String(serial);
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};

const plainNumber = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 });

/** A number with a decimal comma: with a dot it could be taken for thousands. */
const numberText = (value: string): string => {
  const number = Number(value);
  return Number.isFinite(number) ? plainNumber.format(number).replace('.', ',') : value;
};

interface Cell {
  readonly type: string | undefined;
  readonly style: number;
}

const cellText = ({ type, style }: Cell, value: string, { texts, dateStyles }: SheetOptions): string => {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str' || type === 'e' || value === '') return value;
  if (type === 'b') return value === '1' ? 'VERDADERO' : 'FALSO';
  return dateStyles.has(style) ? dayText(Number(value)) : numberText(value);
};

/** Place of a column, from 0, by its letters: `AB12` is 27. */
const placeOf = (reference: string): number =>
  Array.from(/^[A-Z]+/.exec(reference)?.[0] ?? '').reduce(
    (place, letter) => place * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** More columns than any import has: cells beyond them are not kept. */
const MOST_COLUMNS = 200;

/** Characters that are read at once. */
const PIECE = 64 * 1024;

/** The rows of a sheet; those that the file leaves out are empty. */
export function* readSheet(document: string, options: SheetOptions): Generator<readonly string[]> {
  let done: string[][] = [];
  let row: string[] = [];
  let cell: Cell | undefined;
  let place = -1;
  let next = 1;
  let value = '';
  let isValue = false;
  const parser = xmlParser({
    open: ({ name, attribute }) => {
      if (name === 'row') {
        const number = Number(attribute('r') ?? next);
        for (; next < number && done.length < PIECE; next += 1) done.push([]);
        row = [];
        place = -1;
      }
      if (name === 'c') {
        const reference = attribute('r');
        place = reference === undefined ? place + 1 : placeOf(reference);
        cell = { type: attribute('t'), style: Number(attribute('s') ?? 0) };
        value = '';
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue) value += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && cell && place < MOST_COLUMNS) {
        while (row.length < place) row.push('');
        row[place] = cellText(cell, value, options);
      }
      if (name === 'row') {
        done.push(row);
        next += 1;
      }
    },
  });
  for (let start = 0; start < document.length; start += PIECE) {
    parser.write(document.slice(start, start + PIECE));
    yield* done;
    done = [];
  }
  parser.close();
  yield* done;
}
