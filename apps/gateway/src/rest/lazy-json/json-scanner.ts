/**
 * Scanner of JSON texts (RFC 8259). It finds where values begin and end, and creates none. It is as strict as
 * `JSON.parse`. A function that skips takes a position and returns the one after the value. The bytes must end with
 * `END` zeros. JSON contains no zeros, so the scanner never reads beyond them.
 * @throws SyntaxError for invalid JSON, or for more than `MAX_DEPTH` levels
 */

/** Number of zero bytes after the text, because strings are scanned four bytes at a time. */
export const END = 4;

/** Bytes of JSON's structural characters. */
export const QUOTE = 0x22;
export const ARRAY = 0x5b;
export const ARRAY_END = 0x5d;
export const OBJECT = 0x7b;
export const OBJECT_END = 0x7d;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** Bit that turns an ASCII letter into lower case. */
const LOWER_CASE = 0x20;

/** Classes of the bytes of a string: end or escape, ASCII character, part of a longer character. */
const ENDS = 0;
const IS_CHARACTER = 1;
const IS_PART = 2;
const stringBytes = new Uint8Array(256).map((_, byte) => {
  if (byte < 0x20 || byte === QUOTE || byte === BACKSLASH) return ENDS;
  return byte < 0x80 ? IS_CHARACTER : IS_PART;
});
const escapes = new Set(Buffer.from('"\\/bfnrt'));
/** Maximum depth of lists and objects, which bounds the recursion. */
const MAX_DEPTH = 64;

const fail = (position: number): never => {
  throw new SyntaxError(`The text is no JSON at ${position}, or too deep.`);
};

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;
const isHexadecimal = (byte: number): boolean =>
  isDigit(byte) || ((byte | LOWER_CASE) >= 0x61 && (byte | LOWER_CASE) <= 0x66);
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Skips white space. */
export const skipSpace = (bytes: DataView, position: number): number => {
  let at = position;
  while (isSpace(bytes.getUint8(at))) at += 1;
  return at;
};

/**
 * Skips plain ASCII characters, four bytes at a time. Three differences are computed. A control character, a quote, a
 * backslash or a non-ASCII byte sets its highest bit in one of them. A borrow may also set the bit of the next byte.
 * The caller therefore checks the last four bytes one by one.
 */
const skipAsciiWords = (bytes: DataView, position: number): number => {
  let at = position;
  for (;;) {
    const four = bytes.getInt32(at, true);
    const noControl = four - 0x20202020;
    const noQuote = (four ^ 0x22222222) - 0x01010101;
    const noBackslash = (four ^ 0x5c5c5c5c) - 0x01010101;
    if (((noControl | noQuote | noBackslash) & 0x80808080) !== 0) return at;
    at += 4;
  }
};

/** Skips a string of ASCII characters without escapes; returns -1 for any other string. */
export const skipPlainString = (bytes: DataView, position: number): number => {
  let at = skipAsciiWords(bytes, position + 1);
  while (stringBytes[bytes.getUint8(at)] === IS_CHARACTER) at += 1;
  return bytes.getUint8(at) === QUOTE ? at + 1 : -1;
};

const skipEscape = (bytes: DataView, position: number): number => {
  const byte = bytes.getUint8(position);
  if (escapes.has(byte)) return position + 1;
  if (byte !== 0x75) fail(position);
  for (let digit = 1; digit <= 4; digit++) if (!isHexadecimal(bytes.getUint8(position + digit))) fail(position);
  return position + 5;
};

/** Skips a string. */
export const skipString = (bytes: DataView, position: number): number => {
  if (bytes.getUint8(position) !== QUOTE) fail(position);
  let at = skipAsciiWords(bytes, position + 1);
  for (;;) {
    while (stringBytes[bytes.getUint8(at)] !== ENDS) at += 1;
    const byte = bytes.getUint8(at);
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) fail(at);
    at = skipEscape(bytes, at + 1);
  }
};

const skipDigits = (bytes: DataView, position: number): number => {
  let at = position;
  while (isDigit(bytes.getUint8(at))) at += 1;
  return at === position ? fail(position) : at;
};

const skipNumber = (bytes: DataView, position: number): number => {
  let at = bytes.getUint8(position) === MINUS ? position + 1 : position;
  at = bytes.getUint8(at) === ZERO ? at + 1 : skipDigits(bytes, at);
  if (bytes.getUint8(at) === POINT) at = skipDigits(bytes, at + 1);
  // an exponent
  if ((bytes.getUint8(at) | LOWER_CASE) !== 0x65) return at;
  const sign = bytes.getUint8(at + 1);
  return skipDigits(bytes, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
};

const skipLiteral = (bytes: DataView, position: number, word: string): number => {
  for (let index = 1; index < word.length; index++)
    if (bytes.getUint8(position + index) !== word.charCodeAt(index)) fail(position);
  return position + word.length;
};

/** Skips the colon after a name, up to the value of the member. */
export const skipColon = (bytes: DataView, position: number): number => {
  const at = skipSpace(bytes, position);
  return bytes.getUint8(at) === COLON ? skipSpace(bytes, at + 1) : fail(at);
};

/**
 * Finds the first element of an array or object. When it is empty, returns the complement (below zero) of the position
 * after it.
 */
export const firstElement = (bytes: DataView, position: number, end: number): number => {
  const at = skipSpace(bytes, position + 1);
  return bytes.getUint8(at) === end ? ~(at + 1) : at;
};

/**
 * Finds the next element of an array or object. After the last one, returns the complement (below zero) of the position
 * after the array or object.
 */
export const nextElement = (bytes: DataView, position: number, end: number): number => {
  const at = skipSpace(bytes, position);
  const byte = bytes.getUint8(at);
  if (byte === COMMA) return skipSpace(bytes, at + 1);
  return byte === end ? ~(at + 1) : fail(at);
};

const skipArray = (bytes: DataView, position: number, depth: number): number => {
  let at = firstElement(bytes, position, ARRAY_END);
  while (at >= 0) at = nextElement(bytes, skipValue(bytes, at, depth), ARRAY_END);
  return ~at;
};

const skipObject = (bytes: DataView, position: number, depth: number): number => {
  let at = firstElement(bytes, position, OBJECT_END);
  while (at >= 0) {
    const value = skipColon(bytes, skipString(bytes, at));
    at = nextElement(bytes, skipValue(bytes, value, depth), OBJECT_END);
  }
  return ~at;
};

/**
 * Skips a value of any kind.
 * @param depth number of enclosing levels
 */
export const skipValue = (bytes: DataView, position: number, depth = 0): number => {
  if (depth > MAX_DEPTH) fail(position);
  switch (bytes.getUint8(position)) {
    case QUOTE:
      return skipString(bytes, position);
    case OBJECT:
      return skipObject(bytes, position, depth + 1);
    case ARRAY:
      return skipArray(bytes, position, depth + 1);
    case 0x6e:
      return skipLiteral(bytes, position, 'null');
    case 0x74:
      return skipLiteral(bytes, position, 'true');
    case 0x66:
      return skipLiteral(bytes, position, 'false');
    default:
      return skipNumber(bytes, position);
  }
};
