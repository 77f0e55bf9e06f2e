import { pino, type DestinationStream } from 'pino';

/** Characters of lines that are written together: a system call a line costs as much as the line. */
const TOGETHER = 4_096;
/** Milliseconds that a line waits at most. */
const WAIT = 500;

/**
 * Standard output for the lines of the log, some at a time. They are gathered here: pino's own destination, told to wait,
 * measures with each line all that waits.
 */
export const openLog = (): DestinationStream => {
  const output = pino.destination({ sync: false });
  let lines: string[] = [];
  let characters = 0;
  const write = (to = output): void => {
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    characters = 0;
    to.write(text);
  };
  setInterval(() => write(), WAIT).unref();
  // nothing that waits for the reader is gone on with then
  process.on('exit', () => write(pino.destination({ sync: true })));
  return {
    write: (line) => {
      lines.push(line);
      characters += line.length;
      if (characters >= TOGETHER) write();
    },
  };
};
