import type { Database } from '@backoffice/database';
import { and, eq, inArray } from 'drizzle-orm';
import { activityChains, activityEvents } from './activity.table.ts';
import { insertBatch } from './chain-rows.ts';
import { digestsOf, monthOf, storedLine, type ChainedEvent, type ChainKey } from './chain.ts';
import { isGap, isSealed, openGaps, type Gap } from './gaps.ts';
import { activityGaps } from './gaps.table.ts';

/** Result of restoring one gap. */
export interface RestoredGap {
  /** Number of the chain. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** True when the events were restored. False when the lines of the trail do not match the digest of the gap. */
  readonly isRestored: boolean;
}

type Event = typeof activityEvents.$inferSelect;

/** Gap with its chain and the events beside it. */
interface GapContext {
  readonly gap: Gap;
  readonly key: ChainKey;
  readonly number: number;
  /** Digest of the event before the gap. */
  readonly digest: string;
  /** Events directly before and after the gap; undefined when the store does not have them. */
  readonly before: Event | undefined;
  readonly after: Event | undefined;
}

/** Maximum positions that are tried when the trail has neither the event before the gap nor the one after it. */
const MOST_STARTS = 10_000;

const EARLIEST = Date.UTC(2000);
const LATEST = Date.UTC(9999);
/** Milliseconds by which the window is extended at each end, because a clock may have been adjusted. */
const AROUND = 3_600_000;
const OPENING = '{"audit":true,"time":"';
const INTENT = '"kind":"intent"';

/**
 * Reads the events of a period from the audit trail, in the form in which the store keeps them. Skips log lines and
 * intents.
 */
const eventsIn = async (trail: AsyncIterable<string> | Iterable<string>, from: string, to: string) => {
  const lines: string[] = [];
  for await (const line of trail) {
    const time = line.slice(OPENING.length, OPENING.length + from.length);
    const isEvent = line.startsWith(OPENING) && line.endsWith('}') && !line.includes(INTENT);
    if (isEvent && time >= from && time <= to) lines.push(storedLine(line));
  }
  return lines;
};

const windowOf = (gaps: readonly GapContext[]) => {
  const earliest = Math.min(...gaps.map(({ before }) => before?.at.getTime() ?? EARLIEST));
  const latest = Math.max(...gaps.map(({ after }) => after?.at.getTime() ?? LATEST));
  return [new Date(earliest - AROUND).toISOString(), new Date(latest + AROUND).toISOString()] as const;
};

const contextOf = async (db: Database, keys: readonly ChainKey[], gap: Gap): Promise<GapContext | undefined> => {
  const { writer, afterSeq, lastSeq } = gap;
  const [chain] = await db.select().from(activityChains).where(eq(activityChains.writer, writer));
  const key = keys.find(({ name }) => name === chain?.key);
  // a gap of an unknown key, or with a forged seal, is not restored or reported
  if (chain === undefined || key === undefined || !isSealed(key, gap)) return undefined;
  const beside = await db
    .select()
    .from(activityEvents)
    .where(and(eq(activityEvents.writer, writer), inArray(activityEvents.seq, [afterSeq, lastSeq + 1])));
  const before = beside.find(({ seq }) => seq === afterSeq);
  const after = beside.find(({ seq }) => seq === lastSeq + 1);
  return {
    ...{ gap, key, number: chain.number, before, after },
    // without an event before it, the gap begins where the kept part of the chain begins
    digest: before?.digest ?? chain.removedDigest,
  };
};

/** Returns the indexes of lines at which the missing events may begin. */
const startsIn = (lines: readonly string[], { gap, before, after }: GapContext): readonly number[] => {
  const events = gap.lastSeq - gap.afterSeq;
  const behind = before === undefined ? -1 : lines.lastIndexOf(before.line);
  if (behind >= 0) return [behind + 1];
  const ahead = after === undefined ? -1 : lines.indexOf(after.line);
  if (ahead >= 0) return [ahead - events].filter((start) => start >= 0);
  return Array.from({ length: Math.min(MOST_STARTS, Math.max(0, lines.length - events + 1)) }, (_, start) => start);
};

/** Returns the events and digests of a gap. Undefined when no lines end with the digest of its last event. */
const missingIn = (lines: readonly string[], context: GapContext) => {
  const { writer, afterSeq, lastSeq, lastDigest } = context.gap;
  for (const start of startsIn(lines, context)) {
    const events = lines
      .slice(start, start + lastSeq - afterSeq)
      .map((line, index): ChainedEvent => ({ writer, seq: afterSeq + 1 + index, line }));
    const digests = digestsOf(context.key, events, context.digest);
    if (events.length === lastSeq - afterSeq && digests.at(-1) === lastDigest) return { events, digests };
  }
  return undefined;
};

const storeRestored = (
  db: Database,
  context: GapContext,
  found: NonNullable<ReturnType<typeof missingIn>>,
  now: Date,
) =>
  db.transaction(async (transaction) => {
    // the month never decreases within a chain
    let month = context.before?.month ?? '';
    for (const [index, event] of found.events.entries()) {
      const own = monthOf(event);
      if (own > month) month = own;
      await insertBatch(transaction, { events: [event], digests: found.digests.slice(index, index + 1), month });
    }
    await transaction.update(activityGaps).set({ backAt: now }).where(isGap(context.gap));
  });

/**
 * Copies events that the store has lost back into it, from the audit trail. They are stored only if their last digest
 * matches the gap.
 * @param trail lines in order, one gateway after the other
 * @returns result of each open gap whose seal is valid
 */
export const restoreEvents = async (
  db: Database,
  keys: readonly ChainKey[],
  trail: AsyncIterable<string> | Iterable<string>,
  now: Date,
): Promise<readonly RestoredGap[]> => {
  const gaps: GapContext[] = [];
  for (const gap of await openGaps(db)) {
    const context = await contextOf(db, keys, gap);
    if (context) gaps.push(context);
  }
  if (gaps.length === 0) return [];
  const lines = await eventsIn(trail, ...windowOf(gaps));
  // a trail that was restored from a backup may repeat a line
  const once = lines.filter((line, index) => line !== lines[index - 1]);
  const results: RestoredGap[] = [];
  for (const context of gaps) {
    const found = missingIn(lines, context) ?? missingIn(once, context);
    if (found) await storeRestored(db, context, found, now);
    const { number, gap } = context;
    results.push({ number, from: gap.afterSeq + 1, to: gap.lastSeq, isRestored: found !== undefined });
  }
  return results;
};
