import { writeSync } from 'node:fs';

/** Milliseconds between two attempts while the pipe is full, and their number. */
const PAUSE = 5;
const ATTEMPTS = 20;

const asleep = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Blocks this thread for 5 ms, so that a reader can empty the pipe. */
export const waitForReader = (): void => void Atomics.wait(asleep, 0, 0, PAUSE);

/**
 * Writes some bytes and returns their number. It waits while a non-blocking pipe is full.
 * @throws EAGAIN when the pipe stays full
 */
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
 * Creates a synchronous writer of whole lines to a file, pipe or terminal. When it throws, the caller must write the
 * same lines again. A partly written line is completed first, and may appear twice.
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
      attempts = 1; // the next write does not wait: nobody reads the pipe
      throw error;
    }
  };
};
