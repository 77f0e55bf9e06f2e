import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** Notes that a change has ended, with any result. */
export type EndChange = () => void;

/** Changes that are about to be sent, or were sent and have no result yet, in a file of this gateway. */
export interface OpenChanges {
  /** Audit lines of changes that an earlier process left without a result, each with its line break. */
  readonly unfinished: readonly string[];
  /** Removes the changes of an earlier process, once their events are recorded. */
  readonly forgetUnfinished: () => void;
  /**
   * Writes the line of a change that is about to be sent.
   * @throws Error when it cannot be written
   */
  readonly begin: (line: string) => EndChange;
  readonly close: () => void;
}

/** Size in bytes above which the file is rewritten without the changes that have ended. */
const LARGEST_FILE = 1024 * 1024;
const MODE = 0o640;

const BEGUN = /^(-?\d+) (\{.*\})$/;
const ENDED = /^(-?\d+)$/;

/** Reads the lines of changes without an end. It ignores a line that was cut off by a crash. */
const unfinishedIn = (text: string): readonly string[] => {
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
 * Opens a file with the changes in progress. It is written synchronously, without `fsync`. It is empty unless a change
 * is in progress, or a change of an earlier process is not recorded yet.
 */
export const openChangesIn = (path: string): OpenChanges => {
  const file = openSync(path, 'a+', MODE);
  const unfinished = unfinishedIn(readFileSync(file, 'utf8'));
  const open = new Map<number, string>();
  let number = 0;
  let size = 0;
  let unrecorded = unfinished;

  const recordsNow = (): string =>
    // changes of an earlier process have negative numbers
    [...unrecorded.map((line, place) => `${place - unrecorded.length} ${line}`), ...open.values()].join('');
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
      if ((open.size === 0 && unrecorded.length === 0) || size > LARGEST_FILE) writeAnew();
      else write(`${own}\n`);
    } catch {
      // without this record the next start reports the change as unknown, beside its real result
    }
  };

  writeAnew();

  return {
    unfinished,
    forgetUnfinished: () => {
      unrecorded = [];
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

/** Stub for a gateway without such a file. The intents are then in the audit trail only. */
export const noOpenChanges: OpenChanges = {
  unfinished: [],
  forgetUnfinished: () => undefined,
  begin: () => () => undefined,
  close: () => undefined,
};
