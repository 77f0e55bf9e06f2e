import type { DestinationStream } from 'pino';
import type { AuditLines } from './audit-lines.ts';
import { createLineWriter, waitForReader } from './write-lines.ts';

/** Standard output, for the log and for an audit trail that has no file. */
export interface StandardOutput {
  readonly log: DestinationStream;
  readonly audit: AuditLines;
}

const STANDARD_OUTPUT = 1;
/** Characters of lines that are written together: a system call a line costs as much as the line. */
const TOGETHER = 4_096;
/** Milliseconds that a line of the log waits at most. */
const WAIT = 500;
/** Characters that are kept while they cannot be written; lines beyond are lost. */
const KEPT = 16 * TOGETHER;
/** Attempts at the end of the process to write what waits. */
const LAST_ATTEMPTS = 200;

/**
 * Opens it, once in a process: two writers would tear each other's lines apart when the reader is slow. Lines of the log wait
 * for each other; those of the audit trail wait for nobody, and take along what waits.
 */
export const openStandardOutput = (): StandardOutput => {
  const write = createLineWriter(STANDARD_OUTPUT);
  let waiting: string[] = [];
  let characters = 0;

  const writeWith = (lines: string): void => {
    write(waiting.join('') + lines);
    waiting = [];
    characters = 0;
  };
  const writeLog = (): void => {
    try {
      if (waiting.length > 0) writeWith('');
    } catch {
      // another attempt follows; there is no other place to report it
    }
  };
  setInterval(writeLog, WAIT).unref();
  process.on('exit', () => {
    writeLog();
    for (let attempt = 1; attempt < LAST_ATTEMPTS && waiting.length > 0; attempt += 1) {
      waitForReader();
      writeLog();
    }
  });

  return {
    log: {
      write: (line) => {
        if (characters >= KEPT) return;
        waiting.push(line);
        characters += line.length;
        if (characters >= TOGETHER) writeLog();
      },
    },
    audit: { write: writeWith, reopen: () => undefined, close: () => undefined },
  };
};
