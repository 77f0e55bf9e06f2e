import { constants, fstatSync, openSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import type { AuditLines } from './audit-lines.ts';
import { createLineWriter, waitForReader } from './write-lines.ts';

/** Standard output, for the log and for an audit trail without a file. */
export interface StandardOutput {
  readonly log: DestinationStream;
  readonly audit: AuditLines;
}

const STANDARD_OUTPUT = 1;
/** Number of buffered characters at which log lines are written, to save system calls. */
const TOGETHER = 4_096;
/** Milliseconds between two writes of the buffer of the log. */
const LONGEST_WAIT = 500;
/** Maximum characters of the buffer while the pipe is full; further log lines are dropped. */
const LONGEST_BUFFER = 16 * TOGETHER;
/** Attempts to write the buffer when the process ends. */
const LAST_ATTEMPTS = 200;

/** Opens the same pipe in non-blocking mode for this process only (Linux). */
const withoutWaiting = (): number => {
  try {
    if (!fstatSync(STANDARD_OUTPUT).isFIFO()) return STANDARD_OUTPUT;
    return openSync(`/proc/self/fd/${STANDARD_OUTPUT}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return STANDARD_OUTPUT; // the system has no /proc, or another user owns the pipe
  }
};

/** Log line with the number of dropped lines. */
const lineAboutLost = (count: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), count, msg: 'lines of the log were lost: nobody took them' })}\n`;

/**
 * Opens standard output. It must be opened once a process: with a slow reader, two writers would interleave parts of
 * lines. Log lines are buffered. Audit lines are written at once, together with the buffer.
 * @param hasTrail true when the audit trail has no file; a reader that stops reading then stops the gateway
 */
export const openStandardOutput = (hasTrail: boolean): StandardOutput => {
  const write = createLineWriter(hasTrail ? STANDARD_OUTPUT : withoutWaiting());
  let lost = 0;
  let waiting: string[] = [];
  let characters = 0;

  const writeWith = (lines: string): void => {
    write((lost > 0 ? lineAboutLost(lost) : '') + waiting.join('') + lines);
    lost = 0;
    waiting = [];
    characters = 0;
  };
  const writeLog = (): void => {
    try {
      if (waiting.length > 0) writeWith('');
    } catch {
      // another attempt follows; there is no other place for the error
    }
  };
  setInterval(writeLog, LONGEST_WAIT).unref();
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
        if (characters >= LONGEST_BUFFER) {
          lost += 1;
          return;
        }
        waiting.push(line);
        characters += line.length;
        if (characters >= TOGETHER) writeLog();
      },
    },
    audit: { write: writeWith, reopen: () => undefined, close: () => undefined },
  };
};
