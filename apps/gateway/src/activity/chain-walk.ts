import type { Database } from '@backoffice/database';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { activityEvents, type activityChains } from './activity.table.ts';
import type { ChainKey } from './chain.ts';
import { isSealed, type Gap } from './gaps.ts';
import { activityGaps } from './gaps.table.ts';

export type Chain = typeof activityChains.$inferSelect;
export type StoredRow = typeof activityEvents.$inferSelect;

/** First event of a chain that is missing or was changed, and the reason. */
export interface Fault {
  readonly seq: number;
  readonly reason: string;
}

/** Gap that a gateway has noted: its first and last missing event, and the time of detection. */
export interface KnownGap {
  readonly from: number;
  readonly to: number;
  readonly foundAt: Date;
}

/** Maximum number of rows that one query reads. */
const ROWS_OF_QUERY = 2_000;

/** Reads the events of a chain in order, without those that retention removed. */
export async function* eventsOf(db: Database, { writer, removedSeq, lastSeq }: Chain): AsyncGenerator<StoredRow> {
  for (let after = removedSeq; after < lastSeq;) {
    const rows = await db
      .select()
      .from(activityEvents)
      .where(and(eq(activityEvents.writer, writer), gt(activityEvents.seq, after), lte(activityEvents.seq, lastSeq)))
      .orderBy(asc(activityEvents.seq))
      .limit(ROWS_OF_QUERY);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}

/** Walk along a chain that recomputes the digests. It begins after the last event that retention removed. */
export interface ChainWalk {
  /** Takes the next event of the store. Returns the fault of this event or of a missing one before it. */
  readonly take: (row: StoredRow) => Fault | undefined;
  /** Compares the end of the chain with the last event that was taken. Returns the fault. */
  readonly takeEnd: () => Fault | undefined;
  /** Gaps that the walk has skipped, in order. */
  readonly missing: readonly KnownGap[];
}

const gapsOf = async (db: Database, key: ChainKey, { writer }: Chain): Promise<ReadonlyMap<number, Gap>> => {
  const gaps = await db.select().from(activityGaps).where(eq(activityGaps.writer, writer));
  return new Map(gaps.filter((gap) => isSealed(key, gap)).map((gap) => [gap.afterSeq, gap]));
};

/** Starts a walk. @param key key with which the chain was written */
export const startWalk = async (db: Database, key: ChainKey, chain: Chain): Promise<ChainWalk> => {
  const gaps = await gapsOf(db, key, chain);
  const missing: KnownGap[] = [];
  let [seq, digest] = [chain.removedSeq, chain.removedDigest];
  /** Skips a known gap; false if there is none. @param next number of the next event in the store */
  const leap = (next: number): boolean => {
    const gap = gaps.get(seq);
    if (gap === undefined || gap.lastSeq !== next - 1) return false;
    missing.push({ from: seq + 1, to: gap.lastSeq, foundAt: gap.foundAt });
    [seq, digest] = [gap.lastSeq, gap.lastDigest];
    return true;
  };
  return {
    take: (row) => {
      if (row.seq !== seq + 1 && !leap(row.seq)) return { seq: seq + 1, reason: 'it is missing' };
      [seq, digest] = [row.seq, key.digestOf(row, digest)];
      return row.digest === digest ? undefined : { seq, reason: 'it was changed' };
    },
    takeEnd: () => {
      if (seq < chain.lastSeq && !leap(chain.lastSeq + 1)) return { seq: seq + 1, reason: 'it is missing' };
      return digest === chain.lastDigest ? undefined : { seq, reason: 'it is not the end of its chain' };
    },
    missing,
  };
};
