import {
  ARRAY,
  ARRAY_END,
  behindColon,
  behindPlainText,
  behindSpace,
  behindText,
  behindValue,
  END,
  firstIn,
  nextIn,
  OBJECT,
  OBJECT_END,
  QUOTE,
} from './json-places.ts';

/** Reads the answers of one list, for as long as the gateway runs. */
export interface RowReader {
  /**
   * A page whose `rows` are read when they are asked: a row has eighty values, and a screen shows twelve. Undefined for what
   * is no JSON, no page of at most so many rows, or stranger than a page should be; `JSON.parse` has the last word on that.
   */
  readonly read: (pieces: readonly Buffer[], limit: number) => object | undefined;
}

/** Rows that were asked for. */
export interface AskedRows {
  readonly reader: RowReader;
  /** How many there may be. */
  readonly limit: number;
}

/** Names that are learnt, and how long one may be: services that send more of them do not keep their contract. */
const MOST_NAMES = 256;
const LONGEST_NAME = 100;
/** Figures of each value: where it begins and ends in its row, and whether it is a text that stands for itself. */
const FIGURES = 3;

const BEYOND_ASCII = /[\x80-\xff]/;

/** What the rows of a page have in common. */
interface Places {
  readonly figures: Int32Array;
  /** Names for which there is room. */
  readonly width: number;
}

/** A row. Getters read it by the names that its reader has learnt; it has no properties of its own, and nothing lists them. */
class Row {
  /** A character a byte, so that it is copied and not decoded. */
  readonly #text: string;
  readonly #figures: Int32Array;
  readonly #from: number;
  readonly #width: number;
  constructor(text: string, { figures, width }: Places, index: number) {
    this.#text = text;
    this.#figures = figures;
    this.#from = index * width * FIGURES;
    this.#width = width;
  }

  static valueOf(row: Row, slot: number): unknown {
    if (slot >= row.#width) return undefined;
    const figures = row.#figures;
    const at = row.#from + slot * FIGURES;
    const start = figures[at] ?? 0;
    const end = figures[at + 1] ?? 0;
    // where its brace is, no value begins
    if (start === 0) return undefined;
    const text = row.#text;
    if (figures[at + 2] === 1) return text.slice(start + 1, end - 1);
    const part = text.slice(start, end);
    return JSON.parse(BEYOND_ASCII.test(part) ? Buffer.from(part, 'latin1').toString('utf8') : part);
  }
}

/** A name that values have in rows. */
interface Name {
  readonly slot: number;
  /** As services write it, with its quotes and the colon. */
  readonly spelt: DataView;
  /** The one that came behind it the last time. */
  next: Name | undefined;
}

const viewOf = ({ buffer, byteOffset }: Buffer, length: number) => new DataView(buffer, byteOffset, length);

/** Whether a name stands here in its usual spelling, of which only the empty one is shorter than four bytes. */
const isAt = ({ spelt }: Name, bytes: DataView, place: number): boolean => {
  const last = spelt.byteLength - 4;
  for (let at = 0; at < last; at += 4) if (bytes.getInt32(place + at, true) !== spelt.getInt32(at, true)) return false;
  return last >= 0 && bytes.getInt32(place + last, true) === spelt.getInt32(last, true);
};

/** The names of a list, as its rows teach them. */
const createNames = () => {
  class KnownRow extends Row {}
  const known = new Map<string, Name>();
  const nameOf = (text: string, slot: number): Name => {
    const spelt = Buffer.from(`${JSON.stringify(text)}:`);
    return { slot, spelt: viewOf(spelt, spelt.length), next: undefined };
  };
  const learn = (text: string): Name => {
    if (known.size === MOST_NAMES || text.length > LONGEST_NAME) throw new RangeError('too many names, or too long');
    const name = nameOf(text, known.size);
    known.set(text, name);
    Object.defineProperty(KnownRow.prototype, text, {
      get(this: KnownRow) {
        return Row.valueOf(this, name.slot);
      },
    });
    return name;
  };
  return {
    Row: KnownRow,
    /** Comes before the first of each row. */
    start: nameOf('', -1),
    count: () => known.size,
    named: (text: string): Name => known.get(text) ?? learn(text),
  };
};

/** An answer that is being read. */
interface Reading {
  readonly buffer: Buffer;
  readonly bytes: DataView;
  readonly names: ReturnType<typeof createNames>;
  /** Rows at most. */
  readonly limit: number;
}

const parse = ({ buffer }: Reading, place: number, end: number): unknown =>
  JSON.parse(buffer.toString('utf8', place, end));

/** The name that begins here, and was not expected. */
const nameAt = (reading: Reading, place: number): Name => {
  const text = parse(reading, place, behindText(reading.bytes, place));
  return reading.names.named(String(text));
};

/** Notes where the values of a row are. Gives the place behind it. */
const readRow = (reading: Reading, start: number, { figures, width }: Places, from: number): number => {
  const { bytes, names } = reading;
  if (bytes.getUint8(start) !== OBJECT) throw new TypeError('no row');
  let previous = names.start;
  let place = firstIn(bytes, start, OBJECT_END);
  while (place >= 0) {
    const expected = previous.next;
    const isExpected = expected !== undefined && isAt(expected, bytes, place);
    const name = isExpected ? expected : nameAt(reading, place);
    const value = isExpected
      ? behindSpace(bytes, place + name.spelt.byteLength)
      : behindColon(bytes, behindText(bytes, place));
    const plainEnd = bytes.getUint8(value) === QUOTE ? behindPlainText(bytes, value) : -1;
    const end = plainEnd < 0 ? behindValue(bytes, value) : plainEnd;
    if (name.slot < width) {
      const at = from + name.slot * FIGURES;
      figures[at] = value - start;
      figures[at + 1] = end - start;
      figures[at + 2] = plainEnd < 0 ? 0 : 1;
    }
    previous.next = name;
    previous = name;
    place = nextIn(bytes, end, OBJECT_END);
  }
  return ~place;
};

/** The rows of a list that begins here, and the place behind it. */
const readRows = (reading: Reading, start: number): [rows: Row[], end: number] => {
  const { buffer, bytes, names, limit } = reading;
  const width = names.count();
  const places = { figures: new Int32Array(limit * width * FIGURES), width };
  const rows: Row[] = [];
  let place = firstIn(bytes, start, ARRAY_END);
  while (place >= 0) {
    if (rows.length === limit) throw new RangeError('more rows than were asked for');
    const end = readRow(reading, place, places, rows.length * width * FIGURES);
    rows.push(new names.Row(buffer.toString('latin1', place, end), places, rows.length));
    place = nextIn(bytes, end, ARRAY_END);
  }
  // there was no room for what has just been learnt
  return names.count() > width ? readRows(reading, start) : [rows, ~place];
};

const readPage = (reading: Reading): object => {
  const { bytes } = reading;
  const members: [string, unknown][] = [];
  const start = behindSpace(bytes, 0);
  if (bytes.getUint8(start) !== OBJECT) throw new TypeError('no page');
  let place = firstIn(bytes, start, OBJECT_END);
  while (place >= 0) {
    const nameEnd = behindText(bytes, place);
    const name = String(parse(reading, place, nameEnd));
    const value = behindColon(bytes, nameEnd);
    const isRows = name === 'rows' && bytes.getUint8(value) === ARRAY;
    const [read, end] = isRows ? readRows(reading, value) : readValue(reading, value);
    members.push([name, read]);
    place = nextIn(bytes, end, OBJECT_END);
  }
  if (behindSpace(bytes, ~place) !== bytes.byteLength - END) throw new SyntaxError('something comes behind the page');
  return Object.fromEntries(members);
};

const readValue = (reading: Reading, start: number): [value: unknown, end: number] => {
  const end = behindValue(reading.bytes, start);
  return [parse(reading, start, end), end];
};

/** Bytes of the desk that is kept: a page of a hundred payments is a quarter of it. */
const DESK = 1_048_576;
const desk = Buffer.allocUnsafeSlow(DESK);

/** An answer in one piece, on a desk where the next one will lie: memory that was used before costs a fifth of fresh one. */
const layOut = (pieces: readonly Buffer[]): Pick<Reading, 'buffer' | 'bytes'> => {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const buffer = size + END <= DESK ? desk : Buffer.allocUnsafeSlow(size + END);
  let at = 0;
  for (const piece of pieces) at += piece.copy(buffer, at);
  buffer.fill(0, size, size + END);
  return { buffer, bytes: viewOf(buffer, size + END) };
};

/** Makes a reader for one list: what it learns of the rows' names is used for the next page. */
export const createRowReader = (): RowReader => {
  const names = createNames();
  return {
    read: (pieces, limit) => {
      try {
        return readPage({ ...layOut(pieces), names, limit });
      } catch {
        return undefined;
      }
    },
  };
};
