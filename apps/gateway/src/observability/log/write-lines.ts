import { writeSync } from 'node:fs';

/** Milliseconds between two attempts at a reader who has not taken what was there before, and how many they are. */
const PAUSE = 5;
const ATTEMPTS = 20;

const asleep = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Blocks this thread for a moment, for a reader to take what is there. */
export const waitForReader = (): void => void Atomics.wait(asleep, 0, 0, PAUSE);

/** Writes some bytes and answers their number; waits while a non-blocking pipe is full. @throws EAGAIN when it stays full */
const writeSome = (file: number, bytes: Uint8Array, attempts: number): number => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return writeSync(file, bytes);
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isFull || attempt >= attempts) throw error;
      waitForReader();
    }
  }
};

/**
 * Makes what writes whole lines to an open file, pipe or terminal, and comes back when it has them. It throws when it cannot:
 * then all of them are to be written again. A line of which a part was there is completed first, and may stand there twice.
 */
export const createLineWriter = (file: number): ((lines: string) => void) => {
  let rest: Uint8Array = new Uint8Array();
  let attempts = ATTEMPTS;

  const writeRest = (): void => {
    while (rest.length > 0) rest = rest.subarray(writeSome(file, rest, attempts));
  };

  return (lines) => {
    try {
      writeRest();
      const bytes = Buffer.from(lines);
      rest = bytes.subarray(writeSome(file, bytes, attempts));
      writeRest();
      attempts = ATTEMPTS;
    } catch (error) {
      attempts = 1; // whoever comes next has not to wait for what nobody takes
      throw error;
    }
  };
};
