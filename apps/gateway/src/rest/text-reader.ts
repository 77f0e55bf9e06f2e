import { StringDecoder } from 'node:string_decoder';

/** Puts a text together from the pieces in which it comes in. */
export interface TextReader {
  readonly write: (piece: Buffer) => void;
  /** The text, once there are no more pieces. */
  readonly end: () => string;
}

/**
 * Bytes that are decoded at a time. V8 takes ASCII many times faster than the rest, but only up to the first character
 * that is none: in small blocks, one ñ slows down its block and not the whole page.
 */
const BLOCK = 512;

/** The first byte of a character, at this place or right behind it. */
const characterFrom = (piece: Buffer, place: number): number => {
  let found = place;
  // 10xxxxxx goes on with a character (RFC 3629)
  while (found < piece.length && ((piece[found] ?? 0) & 0xc0) === 0x80) found += 1;
  return found;
};

/** Reads UTF-8. Piece by piece, so that no large text lies in memory as bytes and as characters. */
export const createTextReader = (): TextReader => {
  // knows what to do with a character of which a piece has only a part
  const decoder = new StringDecoder('utf8');
  let text = '';
  return {
    write: (piece) => {
      let start = 0;
      while (piece.length - start > BLOCK) {
        const end = characterFrom(piece, start + BLOCK);
        text += start === 0 ? decoder.write(piece.subarray(0, end)) : piece.toString('utf8', start, end);
        start = end;
      }
      text += decoder.write(piece.subarray(start));
    },
    end: () => text + decoder.end(),
  };
};
