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

/** The first place from here on that is right behind an ASCII character: whatever the bytes are, none is cut there. */
const cutFrom = (piece: Buffer, place: number): number => {
  let found = place;
  while (found < piece.length && (piece[found - 1] ?? 0) >= 0x80) found += 1;
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
      // what is behind the last cut may end within a character
      for (let end = cutFrom(piece, BLOCK); end < piece.length; end = cutFrom(piece, end + BLOCK)) {
        text += start === 0 ? decoder.write(piece.subarray(0, end)) : piece.toString('utf8', start, end);
        start = end;
      }
      text += decoder.write(piece.subarray(start));
    },
    end: () => text + decoder.end(),
  };
};
