import type { Database } from '@backoffice/database';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { activityChains } from './activity.table.ts';
import type { Head } from './chain-rows.ts';
import type { ChainKey } from './chain.ts';
import { activityGaps } from './gaps.table.ts';

/** Noted gap in a chain. */
export type Gap = typeof activityGaps.$inferSelect;

const sealOf = (key: ChainKey, { writer, afterSeq, lastSeq, lastDigest }: Omit<Gap, 'seal' | 'foundAt' | 'backAt'>) =>
  key.sealOf('gap', writer, afterSeq, lastSeq, lastDigest);

/** Returns whether the seal of a gap is a gateway's. A forged gap would excuse deleted events. */
export const isSealed = (key: ChainKey, gap: Gap): boolean => gap.seal === sealOf(key, gap);

/** Lost end of a chain. */
interface LostEnd {
  readonly writer: string;
  /** End of the chain in the store. */
  readonly stored: Head;
  /** End of the chain as the gateway knows it. */
  readonly known: Head;
  readonly foundAt: Date;
}

/** Notes the events between two ends of a chain as missing, and lets the chain go on at the later one. */
export const noteGap = (db: Database, key: ChainKey, { writer, stored, known, foundAt }: LostEnd): Promise<void> =>
  db.transaction(async (within) => {
    const { seq, digest } = known;
    const place = { writer, afterSeq: stored.seq, lastSeq: seq, lastDigest: digest };
    if (seq > stored.seq)
      await within
        .insert(activityGaps)
        .values({ ...place, foundAt, seal: sealOf(key, place) })
        .onConflictDoNothing();
    await within
      .update(activityChains)
      .set({ lastSeq: seq, lastDigest: digest, lastSeal: key.sealOf('last', writer, seq, digest) })
      .where(and(eq(activityChains.writer, writer), eq(activityChains.lastSeq, stored.seq)));
  });

/** Reads the gaps whose events are missing; those of removed months are none any more. */
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

/** Counts the events that are missing. */
export const missingEvents = async (db: Database): Promise<number> =>
  (await openGaps(db)).reduce((sum, { afterSeq, lastSeq }) => sum + lastSeq - afterSeq, 0);

/** Condition for one gap. */
export const isGap = ({ writer, afterSeq, lastSeq }: Gap) =>
  and(eq(activityGaps.writer, writer), eq(activityGaps.afterSeq, afterSeq), eq(activityGaps.lastSeq, lastSeq)) ??
  sql`false`;
