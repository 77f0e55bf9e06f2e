import { closeSync, fstatSync, ftruncateSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import type { ChainedEvent } from './chain.ts';
import type { EventQueue } from './event-queue.ts';

/** Maximum bytes of the file. */
const LARGEST_FILE = 256 * 1024 * 1024;
/** Bytes of one read. */
const READ = 1024 * 1024;
/** Bytes of written events at the beginning of the file. Above it the file is rewritten without them. */
const LONGEST_PAST = 8 * 1024 * 1024;

const MODE = 0o640;
const LINE_END = 10;

const recordOf = ({ writer, seq, line }: ChainedEvent): string => `${writer} ${seq} ${line}\n`;

const RECORD = /^(\S+) (\d+) (\{.*\})$/;

/** Parses a record; undefined for any other line, such as one that was cut off when the machine stopped. */
const eventIn = (record: string): ChainedEvent | undefined => {
  const [, writer, seq, line] = RECORD.exec(record) ?? [];
  return writer === undefined || seq === undefined || line === undefined
    ? undefined
    : { writer, seq: Number(seq), line };
};

const readAt = (file: number, position: number, length: number): Buffer => {
  const buffer = Buffer.allocUnsafe(length);
  return buffer.subarray(0, readSync(file, buffer, 0, length, position));
};

const linesIn = (file: number, size: number): number => {
  let lines = 0;
  for (let position = 0; position < size; position += READ)
    for (const byte of readAt(file, position, READ)) if (byte === LINE_END) lines += 1;
  return lines;
};

const writeAll = (file: number, bytes: Buffer): void => {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
};

/** Reads whole lines from a byte offset: one or more, unless none follows. A line may be longer than one read. */
const readLines = (file: number, from: number): Buffer => {
  for (let length = READ; ; length *= 2) {
    const read = readAt(file, from, length);
    const end = read.lastIndexOf(LINE_END) + 1;
    if (end > 0 || read.length < length) return read.subarray(0, end);
  }
};

/** Returns the bytes up to the end of the last whole line. */
const endOfLines = (file: number, size: number): number => {
  for (let end = size; end > 0; end -= READ) {
    const from = Math.max(0, end - READ);
    const at = readAt(file, from, end - from).lastIndexOf(LINE_END);
    if (at >= 0) return from + at + 1;
  }
  return 0;
};

/** Reads the oldest events from a byte offset. `strange` is the length of an invalid first line; 0 otherwise. */
const readOldest = (file: number, from: number, wanted: number) => {
  const lines = readLines(file, from).toString().split('\n', wanted);
  const events: ChainedEvent[] = [];
  for (const line of lines) {
    const event = eventIn(line);
    if (event === undefined) break;
    events.push(event);
  }
  const [first = ''] = lines;
  return { events, strange: events.length === 0 && first !== '' ? Buffer.byteLength(first) + 1 : 0 };
};

/** Opens the file, and removes a last line that was cut off when the machine stopped. */
const openWaiting = (path: string) => {
  const file = openSync(path, 'a+', MODE);
  const size = endOfLines(file, fstatSync(file).size);
  ftruncateSync(file, size);
  return { file, size };
};

/** Rewrites a file without its beginning. The new file replaces the old one atomically. */
const cutBeginning = (path: string, file: number, { from, to }: { from: number; to: number }): void => {
  const next = openSync(`${path}.next`, 'w+', MODE);
  for (let position = from; position < to; position += READ) writeAll(next, readAt(file, position, READ));
  closeSync(next);
  renameSync(`${path}.next`, path);
  closeSync(file);
};

/**
 * Keeps the waiting events in a file that no other gateway uses. The next process reads what a killed one left. Writes
 * are not forced to the disk (`fsync`), so that a crash of the machine may lose the newest events.
 */
export const queueInFile = (path: string, most = LARGEST_FILE): EventQueue => {
  let { file, size } = openWaiting(path);
  let past = 0;
  let count = linesIn(file, size);
  let isOpen = true; // after closing, the operating system may reuse the file descriptor

  const oldest = (wanted: number): readonly ChainedEvent[] => {
    const { events, strange } = readOldest(file, past, wanted);
    if (strange === 0) return events;
    past += strange; // an invalid line, such as one that another process wrote
    count -= 1;
    return oldest(wanted);
  };

  return {
    add: (events) => {
      if (!isOpen) return false;
      const bytes = Buffer.from(events.map(recordOf).join(''));
      if (size + bytes.length > most) return false;
      try {
        writeAll(file, bytes);
      } catch {
        ftruncateSync(file, size); // the disk may be full: removes a partly written record
        return false;
      }
      size += bytes.length;
      count += events.length;
      return true;
    },
    oldest: (wanted) => (isOpen ? oldest(wanted) : []),
    resetCount: () => {
      const gone = count;
      if (isOpen) ({ size } = fstatSync(file));
      past = size;
      count = 0;
      return gone;
    },
    remove: (events) => {
      if (!isOpen) return;
      past += Buffer.byteLength(events.map(recordOf).join(''));
      count -= events.length;
      if (past === size) {
        ftruncateSync(file, 0);
        size = past = 0;
      } else if (past > LONGEST_PAST) {
        cutBeginning(path, file, { from: past, to: size });
        ({ file, size } = openWaiting(path));
        past = 0;
      }
    },
    count: () => count,
    isDurable: true,
    close: () => {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
};
