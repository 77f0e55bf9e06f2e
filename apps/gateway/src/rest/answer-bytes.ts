/** The bytes of an answer, as they come in. */
export interface AnswerBytes {
  readonly add: (piece: Buffer) => void;
  readonly pieces: Buffer[];
}

/** Pieces below this are put together: each is an object of a hundred bytes, whatever it holds. */
const SMALL = 1_024;
/** What they are put together in. */
const BLOCK = 16_384;

/** Keeps the pieces of an answer where they are; a service that sends single bytes pays no more memory than any other. */
export const createAnswerBytes = (): AnswerBytes => {
  const pieces: Buffer[] = [];
  /** What small ones are being put together in; the last piece is the beginning of it. */
  let block: Buffer | undefined;
  let filled = 0;

  const append = (piece: Buffer) => {
    if (!block || filled + piece.length > BLOCK) {
      block = Buffer.allocUnsafeSlow(BLOCK);
      filled = 0;
      pieces.push(block);
    }
    filled += piece.copy(block, filled);
    pieces[pieces.length - 1] = block.subarray(0, filled);
  };
  return {
    pieces,
    add: (piece) => {
      // most answers are one piece, and stay it
      if (pieces.length > 0 && piece.length < SMALL) append(piece);
      else {
        pieces.push(piece);
        block = undefined;
      }
    },
  };
};

/** What they say, in UTF-8. */
export const textOf = (pieces: readonly Buffer[]): string => {
  const [first, ...others] = pieces;
  if (!first) return '';
  return (others.length === 0 ? first : Buffer.concat(pieces)).toString('utf8');
};
