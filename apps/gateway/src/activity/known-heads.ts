import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Head } from './chain-rows.ts';

/** Newest event of each chain that the store has confirmed: a store without it was put back to an earlier state. */
export interface KnownHeads {
  readonly get: (writer: string) => Head | undefined;
  readonly all: () => readonly (readonly [writer: string, head: Head])[];
  readonly set: (writer: string, head: Head) => void;
  readonly close: () => void;
}

/** Number of chains in the file: those of the last starts. A restore seldom goes back further. */
const KEPT = 50;
const MODE = 0o640;
const RECORD = /^(\S+) (\d+) ([\da-f]{64}) (\d{4}-\d\d)$/;

const headsOver = (heads: Map<string, Head>, write: () => void, close: () => void): KnownHeads => ({
  get: (writer) => heads.get(writer),
  all: () => [...heads],
  set: (writer, head) => {
    heads.set(writer, head);
    const [oldest] = heads.keys();
    if (heads.size > KEPT && oldest !== undefined) heads.delete(oldest);
    write();
  },
  close,
});

/** Keeps them as long as the process runs. */
export const headsInMemory = (): KnownHeads =>
  headsOver(
    new Map(),
    () => undefined,
    () => undefined,
  );

/** Keeps them in a file of this gateway alone, for its next start. */
export const headsInFile = (path: string): KnownHeads => {
  const file = openSync(path, 'a+', MODE);
  const heads = new Map<string, Head>();
  for (const record of readFileSync(file, 'utf8').split('\n')) {
    const [, writer, seq, digest, month] = RECORD.exec(record) ?? [];
    if (writer !== undefined && digest !== undefined && month !== undefined)
      heads.set(writer, { seq: Number(seq), digest, month });
  }
  const write = (): void => {
    const records = [...heads].map(([writer, { seq, digest, month }]) => `${writer} ${seq} ${digest} ${month}\n`);
    try {
      ftruncateSync(file, 0);
      writeSync(file, records.join(''));
    } catch {
      // a disk without room: a restore is then noticed by a gateway that runs, and not by its next start
    }
  };
  return headsOver(heads, write, () => closeSync(file));
};
