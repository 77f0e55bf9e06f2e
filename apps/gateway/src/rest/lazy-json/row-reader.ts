import type { RowReading } from '../../config.ts';
import { checkedRow } from './checked-row.ts';
import {
  ARRAY,
  ARRAY_END,
  skipColon,
  skipPlainString,
  skipSpace,
  skipString,
  skipValue,
  END,
  firstElement,
  nextElement,
  OBJECT,
  OBJECT_END,
  QUOTE,
} from './json-scanner.ts';

/** Reader of the pages of one list, for the lifetime of the gateway. */
export interface RowReader {
  /**
   * Reads a page whose rows parse their values on access, because a screen shows few of them. Returns undefined for an
   * unexpected page or more rows than the limit. The caller then uses `JSON.parse`.
   */
  readonly read: (pieces: readonly Buffer[], limit: number) => object | undefined;
}

/** Reader and limit of the requested rows. */
export interface RequestedRows {
  readonly reader: RowReader;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** Maximum number and length of the names that a reader stores. A page with more is left to `JSON.parse`. */
const MAX_NAMES = 256;
const MAX_NAME_LENGTH = 100;
/** Numbers stored for each value: start and end in its row, and 1 for a string without escapes. */
const OFFSETS_PER_VALUE = 3;

const BEYOND_ASCII = /[\x80-\xff]/;

/** Offsets of the values of a page's rows. */
interface RowOffsets {
  readonly offsets: Int32Array;
  /** Number of names that the offsets have room for. */
  readonly width: number;
}

/** Row whose subclass has getters for the names that its reader knows. It has no own properties to list. */
class Row {
  /** Bytes of the row as a Latin-1 string, which is copied without decoding. */
  readonly #text: string;
  readonly #offsets: Int32Array;
  readonly #from: number;
  readonly #width: number;
  constructor(text: string, { offsets, width }: RowOffsets, index: number) {
    this.#text = text;
    this.#offsets = offsets;
    this.#from = index * width * OFFSETS_PER_VALUE;
    this.#width = width;
  }

  static valueOf(row: Row, slot: number): unknown {
    if (slot >= row.#width) return undefined;
    const offsets = row.#offsets;
    const at = row.#from + slot * OFFSETS_PER_VALUE;
    const start = offsets[at] ?? 0;
    const end = offsets[at + 1] ?? 0;
    // no value begins at the brace of the row
    if (start === 0) return undefined;
    const text = row.#text;
    if (offsets[at + 2] === 1) return text.slice(start + 1, end - 1);
    const part = text.slice(start, end);
    return JSON.parse(BEYOND_ASCII.test(part) ? Buffer.from(part, 'latin1').toString('utf8') : part);
  }
}

/** Known property name of the rows. */
interface Name {
  readonly slot: number;
  /** Bytes of the quoted name with its colon. */
  readonly spelt: DataView;
  /** Name that followed it the last time. */
  next: Name | undefined;
}

const viewOf = ({ buffer, byteOffset }: Buffer, length: number) => new DataView(buffer, byteOffset, length);

/**
 * Returns whether a name stands at this position as `JSON.stringify` writes it. The empty name is never found: with
 * quotes and colon, it has fewer than four bytes.
 */
const isAt = ({ spelt }: Name, bytes: DataView, position: number): boolean => {
  const last = spelt.byteLength - 4;
  for (let at = 0; at < last; at += 4)
    if (bytes.getInt32(position + at, true) !== spelt.getInt32(at, true)) return false;
  return last >= 0 && bytes.getInt32(position + last, true) === spelt.getInt32(last, true);
};

/** Creates the known names of a list. They are learned from its rows. */
const createNames = () => {
  class KnownRow extends Row {}
  const known = new Map<string, Name>();
  const nameOf = (text: string, slot: number): Name => {
    const spelt = Buffer.from(`${JSON.stringify(text)}:`);
    return { slot, spelt: viewOf(spelt, spelt.length), next: undefined };
  };
  const addName = (text: string): Name => {
    if (known.size === MAX_NAMES || text.length > MAX_NAME_LENGTH) throw new RangeError('too many names, or too long');
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
    /** Predecessor of the first name of each row. */
    start: nameOf('', -1),
    count: () => known.size,
    named: (text: string): Name => known.get(text) ?? addName(text),
  };
};

/** State of reading one answer. */
interface Reading {
  readonly buffer: Buffer;
  readonly bytes: DataView;
  readonly names: ReturnType<typeof createNames>;
  /** Maximum rows. */
  readonly limit: number;
  /** Wraps a row. */
  readonly wrap: (row: Row) => object;
}

const parse = ({ buffer }: Reading, position: number, end: number): unknown =>
  JSON.parse(buffer.toString('utf8', position, end));

/** Reads a name that was not expected at this position. */
const nameAt = (reading: Reading, position: number): Name => {
  const text = parse(reading, position, skipString(reading.bytes, position));
  return reading.names.named(String(text));
};

/** Records the offsets of a row's values, and returns the position after the row. */
const readRow = (reading: Reading, start: number, { offsets, width }: RowOffsets, from: number): number => {
  const { bytes, names } = reading;
  if (bytes.getUint8(start) !== OBJECT) throw new TypeError('no row');
  let previous = names.start;
  let position = firstElement(bytes, start, OBJECT_END);
  while (position >= 0) {
    const expected = previous.next;
    const isExpected = expected !== undefined && isAt(expected, bytes, position);
    const name = isExpected ? expected : nameAt(reading, position);
    const value = isExpected
      ? skipSpace(bytes, position + name.spelt.byteLength)
      : skipColon(bytes, skipString(bytes, position));
    const plainEnd = bytes.getUint8(value) === QUOTE ? skipPlainString(bytes, value) : -1;
    const end = plainEnd < 0 ? skipValue(bytes, value) : plainEnd;
    if (name.slot < width) {
      const at = from + name.slot * OFFSETS_PER_VALUE;
      offsets[at] = value - start;
      offsets[at + 1] = end - start;
      offsets[at + 2] = plainEnd < 0 ? 0 : 1;
    }
    previous.next = name;
    previous = name;
    position = nextElement(bytes, end, OBJECT_END);
  }
  return ~position;
};

/** Reads the rows of a list, and returns them with the position after it. */
const readRows = (reading: Reading, start: number): [rows: object[], end: number] => {
  const { buffer, bytes, names, limit, wrap } = reading;
  const width = names.count();
  const rowOffsets = { offsets: new Int32Array(limit * width * OFFSETS_PER_VALUE), width };
  const rows: object[] = [];
  let position = firstElement(bytes, start, ARRAY_END);
  while (position >= 0) {
    if (rows.length === limit) throw new RangeError('more rows than were asked for');
    const end = readRow(reading, position, rowOffsets, rows.length * width * OFFSETS_PER_VALUE);
    rows.push(wrap(new names.Row(buffer.toString('latin1', position, end), rowOffsets, rows.length)));
    position = nextElement(bytes, end, ARRAY_END);
  }
  // new names had no room: the rows are read again
  return names.count() > width ? readRows(reading, start) : [rows, ~position];
};

const readPage = (reading: Reading): object => {
  const { bytes } = reading;
  const members: [string, unknown][] = [];
  const start = skipSpace(bytes, 0);
  if (bytes.getUint8(start) !== OBJECT) throw new TypeError('no page');
  let position = firstElement(bytes, start, OBJECT_END);
  while (position >= 0) {
    const nameEnd = skipString(bytes, position);
    const name = String(parse(reading, position, nameEnd));
    const value = skipColon(bytes, nameEnd);
    const isRows = name === 'rows' && bytes.getUint8(value) === ARRAY;
    const [read, end] = isRows ? readRows(reading, value) : readValue(reading, value);
    members.push([name, read]);
    position = nextElement(bytes, end, OBJECT_END);
  }
  if (skipSpace(bytes, ~position) !== bytes.byteLength - END) throw new SyntaxError('something comes behind the page');
  return Object.fromEntries(members);
};

const readValue = (reading: Reading, start: number): [value: unknown, end: number] => {
  const end = skipValue(reading.bytes, start);
  return [parse(reading, start, end), end];
};

/** Size of the scratch buffer in bytes, about four times a page of 100 payments. */
const SCRATCH_BYTES = 1_048_576;
const scratchBuffer = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/**
 * Joins the pieces of an answer in the scratch buffer, which the next answer reuses. A larger answer gets its own
 * buffer.
 */
const joinPieces = (pieces: readonly Buffer[]): Pick<Reading, 'buffer' | 'bytes'> => {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const buffer = size + END <= SCRATCH_BYTES ? scratchBuffer : Buffer.allocUnsafeSlow(size + END);
  let at = 0;
  for (const piece of pieces) at += piece.copy(buffer, at);
  buffer.fill(0, size, size + END);
  return { buffer, bytes: viewOf(buffer, size + END) };
};

/** Creates the reader of one list. It keeps the names that it has learned for the next page. */
export const createRowReader = (reading: Exclude<RowReading, 'plain'>): RowReader => {
  const names = createNames();
  const wrap = reading === 'checked' ? checkedRow : (row: Row): object => row;
  return {
    read: (pieces, limit) => {
      try {
        return readPage({ ...joinPieces(pieces), names, limit, wrap });
      } catch {
        return undefined;
      }
    },
  };
};
