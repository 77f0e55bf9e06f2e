import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Head } from './chain-rows.ts';

/**
 * Last confirmed event of each chain. An event that the store no longer has was lost, for example by a restore or a
 * failover.
 */
export interface KnownHeads {
  readonly get: (chain: string) => Head | undefined;
  readonly all: () => readonly (readonly [chain: string, head: Head])[];
  readonly set: (chain: string, head: Head) => void;
  readonly close: () => void;
}

/** Maximum number of chains; the one that was added first is dropped. A start of a gateway begins at most one. */
const MOST_CHAINS = 50;
const MODE = 0o640;
const RECORD = /^(\S+) (\d+) ([\da-f]{64}) (\d{4}-\d\d)$/;

const headsOver = (heads: Map<string, Head>, write: () => void, close: () => void): KnownHeads => ({
  get: (chain) => heads.get(chain),
  all: () => [...heads],
  set: (chain, head) => {
    heads.set(chain, head);
    const [oldest] = heads.keys();
    if (heads.size > MOST_CHAINS && oldest !== undefined) heads.delete(oldest);
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
    const [, chain, seq, digest, month] = RECORD.exec(record) ?? [];
    if (chain !== undefined && digest !== undefined && month !== undefined)
      heads.set(chain, { seq: Number(seq), digest, month });
  }
  const write = (): void => {
    const records = [...heads].map(([chain, { seq, digest, month }]) => `${chain} ${seq} ${digest} ${month}\n`);
    try {
      ftruncateSync(file, 0);
      writeSync(file, records.join(''));
    } catch {
      // the disk may be full: the running gateway still detects a restore, its next start may not
    }
  };
  return headsOver(heads, write, () => closeSync(file));
};
