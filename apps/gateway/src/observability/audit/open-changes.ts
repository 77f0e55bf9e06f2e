import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** Notes that a change has ended, whatever its end. */
export type EndChange = () => void;

/** Changes that have left for their service and have no outcome yet, on the disk of this gateway. */
export interface OpenChanges {
  /** Lines of changes that an earlier process has left without an outcome, each with its end. */
  readonly left: readonly string[];
  /** Forgets the changes of an earlier process, once their events are written. */
  readonly told: () => void;
  /** Writes the line of a change that is about to leave. @throws where it cannot be written */
  readonly begin: (line: string) => EndChange;
  readonly close: () => void;
}

/** Bytes from which on the file is written anew, without the changes that have ended. */
const LONGEST = 1024 * 1024;
const MODE = 0o640;

const BEGUN = /^(-?\d+) (\{.*\})$/;
const ENDED = /^(-?\d+)$/;

/** Reads the lines of changes without an end; a line that was cut off when the machine stopped is none. */
const leftIn = (text: string): readonly string[] => {
  const open = new Map<string, string>();
  for (const record of text.split('\n').slice(0, -1)) {
    const [, begun, line] = BEGUN.exec(record) ?? [];
    const [, ended] = ENDED.exec(record) ?? [];
    if (begun !== undefined && line !== undefined) open.set(begun, `${line}\n`);
    if (ended !== undefined) open.delete(ended);
  }
  return [...open.values()];
};

/**
 * Keeps the changes that are under way in a file. Written at once, a few microseconds a change, and not forced to the disk;
 * empty whenever none is under way.
 */
export const openChangesIn = (path: string): OpenChanges => {
  const file = openSync(path, 'a+', MODE);
  const left = leftIn(readFileSync(file, 'utf8'));
  const open = new Map<number, string>();
  let number = 0;
  let size = 0;
  let untold = left;

  const recordsNow = (): string =>
    // what is left of an earlier process has numbers below those of this one
    [...untold.map((line, place) => `${place - untold.length} ${line}`), ...open.values()].join('');
  const write = (text: string): void => {
    writeSync(file, text);
    size += Buffer.byteLength(text);
  };
  const writeAnew = (): void => {
    ftruncateSync(file, 0);
    size = 0;
    const records = recordsNow();
    if (records !== '') write(records);
  };
  const end = (own: number): void => {
    if (!open.delete(own)) return;
    try {
      if ((open.size === 0 && untold.length === 0) || size > LONGEST) writeAnew();
      else write(`${own}\n`);
    } catch {
      // without the mark, the next start reports an ended change as unknown, beside its outcome
    }
  };

  writeAnew();

  return {
    left,
    told: () => {
      untold = [];
      writeAnew();
    },
    begin: (line) => {
      const own = (number += 1);
      const record = `${own} ${line}`;
      write(record);
      open.set(own, record);
      return () => end(own);
    },
    close: () => closeSync(file),
  };
};

/** Open changes of a gateway without a file for them: the audit trail alone names who was about to change what. */
export const noOpenChanges: OpenChanges = {
  left: [],
  told: () => undefined,
  begin: () => () => undefined,
  close: () => undefined,
};
