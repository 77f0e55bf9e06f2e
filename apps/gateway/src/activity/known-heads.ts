import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Head } from './chain-rows.ts';

/**
 * Newest event of each chain that the store has confirmed. If the store does not have it, an earlier backup was
 * restored.
 */
export interface KnownHeads {
  readonly get: (writer: string) => Head | undefined;
  readonly all: () => readonly (readonly [writer: string, head: Head])[];
  readonly set: (writer: string, head: Head) => void;
  readonly close: () => void;
}

/** Maximum number of chains in the file: those of the latest starts. Restores seldom go back further. */
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

/** Keeps the heads in memory until the process ends. */
export const headsInMemory = (): KnownHeads =>
  headsOver(
    new Map(),
    () => undefined,
    () => undefined,
  );

/** Keeps the heads in a file that no other gateway uses, for its next start. */
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
      // the disk is full: a running gateway still detects a restore, its next start does not
    }
  };
  return headsOver(heads, write, () => closeSync(file));
};
