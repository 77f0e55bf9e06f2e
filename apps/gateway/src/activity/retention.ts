import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@backoffice/database';
import { and, between, eq, lt, max, min } from 'drizzle-orm';
import { activityChains, activityEvents } from './activity.table.ts';
import type { ChainKey } from './chain.ts';

/** Maximum number of events that one statement deletes. Short statements keep the table usable. */
const EVENTS_OF_STATEMENT = 2_000;
/** Milliseconds between two deleting statements, in which other statements use the table. */
const BETWEEN_STATEMENTS = 50;

/**
 * Returns the first month that is kept, in UTC, such as `2026-11`.
 * @param months kept months, including the current one
 */
export const firstKeptMonth = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1)).toISOString().slice(0, 7);

/**
 * Marks the events as removed in the chain, before they are deleted. Verification skips them from now on.
 * @param key key of the current AUDIT_SECRET, also for a chain of a former one, whose key the gateway does not have
 */
const tellRemoved = async (db: Database, key: ChainKey, writer: string, seq: number): Promise<void> => {
  const [last] = await db
    .select({ digest: activityEvents.digest })
    .from(activityEvents)
    .where(and(eq(activityEvents.writer, writer), eq(activityEvents.seq, seq)));
  if (last === undefined) return;
  await db
    .update(activityChains)
    .set({
      removedSeq: seq,
      removedDigest: last.digest,
      removedSeal: key.sealOf('removed', writer, seq, last.digest),
    })
    .where(and(eq(activityChains.writer, writer), lt(activityChains.removedSeq, seq)));
};

/** Deletes the events before a month, in small steps. The rest of each chain can still be verified. */
export const removeMonths = async (db: Database, key: ChainKey, before: string): Promise<void> => {
  const ends = await db
    .select({ writer: activityEvents.writer, first: min(activityEvents.seq), last: max(activityEvents.seq) })
    .from(activityEvents)
    .where(lt(activityEvents.month, before))
    .groupBy(activityEvents.writer);
  for (const { writer, first, last } of ends) {
    if (first === null || last === null) continue;
    await tellRemoved(db, key, writer, last);
    for (let from = first; from <= last; from += EVENTS_OF_STATEMENT) {
      const to = Math.min(last, from + EVENTS_OF_STATEMENT - 1);
      await db
        .delete(activityEvents)
        .where(and(eq(activityEvents.writer, writer), between(activityEvents.seq, from, to)));
      await pause(BETWEEN_STATEMENTS);
    }
  }
};
