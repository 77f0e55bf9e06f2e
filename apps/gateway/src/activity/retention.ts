import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@backoffice/database';
import { and, between, eq, lt, min } from 'drizzle-orm';
import { activityChains, activityEvents } from './activity.table.ts';
import { removalSealOf } from './chain-seals.ts';
import { eventsOf, startWalk, type Chain, type StoredRow } from './chain-walk.ts';
import { monthOf, type ChainedEvent, type ChainKey } from './chain.ts';

/** Maximum number of events that one statement deletes. Short statements keep the table usable. */
const EVENTS_OF_STATEMENT = 2_000;
/** Milliseconds between two deleting statements, in which other statements use the table. */
const BETWEEN_STATEMENTS = 50;

/** Chain that a removal has left alone. */
export interface UnsureChain {
  /** Number of the chain. */
  readonly chain: number;
  /** Number of the first event that is missing, was changed, or does not belong to an expired month. */
  readonly event: number;
}

/**
 * Returns the first month that is kept, in UTC, such as `2026-11`.
 * @param months kept months, including the current one
 */
export const firstKeptMonth = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1)).toISOString().slice(0, 7);

/** Checks that the line of an event has a time before a month. False when the line has no time, or is not JSON. */
const isBefore = (event: ChainedEvent, month: string): boolean => {
  try {
    return monthOf(event) < month;
  } catch {
    return false;
  }
};

/**
 * Reads the expired events from the beginning of a chain, up to the first kept one. No digest covers the column `month`,
 * so the times of the lines are compared. Digests of a former secret are not checked: the gateway has no key of it.
 * @returns the last expired event; `unsure` is the number of the first event with a fault
 */
const readExpired = async (
  db: Database,
  key: ChainKey,
  chain: Chain,
  before: string,
): Promise<{ readonly last?: StoredRow; readonly unsure?: number }> => {
  const walk = chain.key === key.name ? await startWalk(db, key, chain) : undefined;
  let last: StoredRow | undefined;
  for await (const row of eventsOf(db, chain)) {
    if (row.month >= before) break;
    const fault = walk?.take(row);
    if (fault || !isBefore(row, before)) return { unsure: fault?.seq ?? row.seq };
    last = row;
  }
  return last ? { last } : {};
};

const chainOf = async (db: Database, writer: string): Promise<Chain | undefined> => {
  const [chain] = await db.select().from(activityChains).where(eq(activityChains.writer, writer));
  return chain;
};

/** Marks the events as removed in the chain, before they are deleted. Verification skips them from now on. */
const tellRemoved = async (db: Database, key: ChainKey, chain: Chain, { seq, digest }: StoredRow): Promise<void> => {
  await db
    .update(activityChains)
    .set({ removedSeq: seq, removedDigest: digest, removedSeal: removalSealOf(key, chain, seq, digest) })
    .where(and(eq(activityChains.writer, chain.writer), lt(activityChains.removedSeq, seq)));
};

/**
 * Deletes the events before a month, in small steps. The rest of each chain can still be verified.
 * @param key key of the current AUDIT_SECRET, also for a chain of a former one, whose key the gateway does not have
 * @returns chains that it left alone, because their expired events are not as they were written
 */
export const removeMonths = async (db: Database, key: ChainKey, before: string): Promise<readonly UnsureChain[]> => {
  const unsure: UnsureChain[] = [];
  const expired = await db
    .select({ writer: activityEvents.writer, first: min(activityEvents.seq) })
    .from(activityEvents)
    .where(lt(activityEvents.month, before))
    .groupBy(activityEvents.writer);
  for (const { writer, first } of expired) {
    const chain = await chainOf(db, writer);
    // events without a chain stay: verification reports them
    if (chain === undefined || first === null) continue;
    const { last: end, unsure: event } = await readExpired(db, key, chain, before);
    if (event !== undefined) {
      const now = await chainOf(db, writer);
      // another gateway that removes the same months has deleted events during the walk
      if (now?.removedSeq === chain.removedSeq) unsure.push({ chain: chain.number, event });
      continue;
    }
    if (end) await tellRemoved(db, key, chain, end);
    const last = end?.seq ?? chain.removedSeq;
    for (let from = Math.max(1, first); from <= last; from += EVENTS_OF_STATEMENT) {
      const to = Math.min(last, from + EVENTS_OF_STATEMENT - 1);
      await db
        .delete(activityEvents)
        .where(
          and(
            eq(activityEvents.writer, writer),
            between(activityEvents.seq, from, to),
            lt(activityEvents.month, before),
          ),
        );
      await pause(BETWEEN_STATEMENTS);
    }
  }
  return unsure;
};
