import type { Database } from '@backoffice/database';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { activityChains } from './activity.table.ts';
import type { Head } from './chain-rows.ts';
import type { ChainKey } from './chain.ts';
import { activityGaps } from './gaps.table.ts';

/** Gap in a chain, as the store has it. */
export type Gap = typeof activityGaps.$inferSelect;

const sealOf = (key: ChainKey, { writer, afterSeq, lastSeq, lastDigest }: Omit<Gap, 'seal' | 'foundAt' | 'backAt'>) =>
  key.sealOf('gap', writer, afterSeq, lastSeq, lastDigest);

/** Checks that a gateway sealed the gap. A forged gap would excuse deleted events. */
export const isSealed = (key: ChainKey, gap: Gap): boolean => gap.seal === sealOf(key, gap);

/** Chain whose end in the store is not the known one. */
interface LostEnd {
  readonly writer: string;
  /** End of the chain in the store. */
  readonly stored: Head;
  /** End of the chain that the store confirmed to the gateway. */
  readonly known: Head;
  readonly foundAt: Date;
}

/** Notes the events between both ends as missing. The chain continues after the known end. */
export const noteGap = (db: Database, key: ChainKey, { writer, stored, known, foundAt }: LostEnd): Promise<void> =>
  db.transaction(async (transaction) => {
    const { seq, digest } = known;
    const place = { writer, afterSeq: stored.seq, lastSeq: seq, lastDigest: digest };
    if (seq > stored.seq)
      await transaction
        .insert(activityGaps)
        .values({ ...place, foundAt, seal: sealOf(key, place) })
        .onConflictDoNothing();
    await transaction
      .update(activityChains)
      .set({ lastSeq: seq, lastDigest: digest, lastSeal: key.sealOf('last', writer, seq, digest) })
      .where(and(eq(activityChains.writer, writer), eq(activityChains.lastSeq, stored.seq)));
  });

/** Reads the gaps whose events are still missing. Leaves out gaps in months that were removed. */
export const openGaps = (db: Database): Promise<Gap[]> =>
  db
    .select({
      writer: activityGaps.writer,
      afterSeq: activityGaps.afterSeq,
      lastSeq: activityGaps.lastSeq,
      lastDigest: activityGaps.lastDigest,
      foundAt: activityGaps.foundAt,
      seal: activityGaps.seal,
      backAt: activityGaps.backAt,
    })
    .from(activityGaps)
    .innerJoin(activityChains, eq(activityChains.writer, activityGaps.writer))
    .where(and(isNull(activityGaps.backAt), gt(activityGaps.lastSeq, activityChains.removedSeq)))
    .orderBy(asc(activityChains.number), asc(activityGaps.afterSeq));

/** Counts the events of all open gaps. */
export const missingEvents = async (db: Database): Promise<number> =>
  (await openGaps(db)).reduce((sum, { afterSeq, lastSeq }) => sum + lastSeq - afterSeq, 0);

/** Condition that matches one gap. */
export const isGap = ({ writer, afterSeq, lastSeq }: Gap) =>
  and(eq(activityGaps.writer, writer), eq(activityGaps.afterSeq, afterSeq), eq(activityGaps.lastSeq, lastSeq)) ??
  sql`false`;
