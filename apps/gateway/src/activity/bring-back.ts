import type { Database } from '@backoffice/database';
import { and, eq, inArray } from 'drizzle-orm';
import { activityChains, activityEvents } from './activity.table.ts';
import { insertBatch } from './chain-rows.ts';
import { digestsOf, monthOf, storedLine, type ChainedEvent, type ChainKey } from './chain.ts';
import { isGap, isSealed, openGaps, type Gap } from './gaps.ts';
import { activityGaps } from './gaps.table.ts';

/** Outcome for a gap. */
export interface BroughtBack {
  /** Of the chain. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** False where the lines of the trail are not those that were written. */
  readonly isBack: boolean;
}

type Event = typeof activityEvents.$inferSelect;

/** A gap beside what is there. */
interface Place {
  readonly gap: Gap;
  readonly key: ChainKey;
  readonly number: number;
  /** Digest before the gap. */
  readonly digest: string;
  /** Events beside the gap, where they are. */
  readonly before: Event | undefined;
  readonly after: Event | undefined;
}

/** Starts that are tried where neither the event before nor the one after is in the trail. */
const MOST_STARTS = 10_000;

const EARLIEST = Date.UTC(2000);
const LATEST = Date.UTC(9999);
/** Milliseconds that a clock may have been set meanwhile. */
const AROUND = 3_600_000;
const OPENING = '{"audit":true,"time":"';
const INTENT = '"kind":"intent"';

/** Lines of the trail that are events of a time, as the store has them; the log and intents stand between them. */
const eventsIn = async (trail: AsyncIterable<string> | Iterable<string>, from: string, to: string) => {
  const lines: string[] = [];
  for await (const line of trail) {
    const time = line.slice(OPENING.length, OPENING.length + from.length);
    const isEvent = line.startsWith(OPENING) && line.endsWith('}') && !line.includes(INTENT);
    if (isEvent && time >= from && time <= to) lines.push(storedLine(line));
  }
  return lines;
};

const windowOf = (places: readonly Place[]) => {
  const earliest = Math.min(...places.map(({ before }) => before?.at.getTime() ?? EARLIEST));
  const latest = Math.max(...places.map(({ after }) => after?.at.getTime() ?? LATEST));
  return [new Date(earliest - AROUND).toISOString(), new Date(latest + AROUND).toISOString()] as const;
};

const placeOf = async (db: Database, keys: readonly ChainKey[], gap: Gap): Promise<Place | undefined> => {
  const { writer, afterSeq, lastSeq } = gap;
  const [chain] = await db.select().from(activityChains).where(eq(activityChains.writer, writer));
  const key = keys.find(({ name }) => name === chain?.key);
  if (chain === undefined || key === undefined || !isSealed(key, gap)) return undefined;
  const beside = await db
    .select()
    .from(activityEvents)
    .where(and(eq(activityEvents.writer, writer), inArray(activityEvents.seq, [afterSeq, lastSeq + 1])));
  const before = beside.find(({ seq }) => seq === afterSeq);
  const after = beside.find(({ seq }) => seq === lastSeq + 1);
  return {
    ...{ gap, key, number: chain.number, before, after },
    // without an event before it, the gap begins where the chain does
    digest: before?.digest ?? chain.removedDigest,
  };
};

/** Places of the trail at which the missing events may begin. */
const startsIn = (lines: readonly string[], { gap, before, after }: Place): readonly number[] => {
  const events = gap.lastSeq - gap.afterSeq;
  const behind = before === undefined ? -1 : lines.lastIndexOf(before.line);
  if (behind >= 0) return [behind + 1];
  const ahead = after === undefined ? -1 : lines.indexOf(after.line);
  if (ahead >= 0) return [ahead - events].filter((start) => start >= 0);
  return Array.from({ length: Math.min(MOST_STARTS, Math.max(0, lines.length - events + 1)) }, (_, start) => start);
};

/** Events and digests of a gap; undefined where the lines do not end with the digest of its last event. */
const missingIn = (lines: readonly string[], place: Place) => {
  const { writer, afterSeq, lastSeq, lastDigest } = place.gap;
  for (const start of startsIn(lines, place)) {
    const events = lines
      .slice(start, start + lastSeq - afterSeq)
      .map((line, index): ChainedEvent => ({ writer, seq: afterSeq + 1 + index, line }));
    const digests = digestsOf(place.key, events, place.digest);
    if (events.length === lastSeq - afterSeq && digests.at(-1) === lastDigest) return { events, digests };
  }
  return undefined;
};

const putBack = (db: Database, place: Place, found: NonNullable<ReturnType<typeof missingIn>>, now: Date) =>
  db.transaction(async (within) => {
    // an event never has a month before that of the event before it
    let month = place.before?.month ?? '';
    for (const [index, event] of found.events.entries()) {
      const own = monthOf(event);
      if (own > month) month = own;
      await insertBatch(within, { events: [event], digests: found.digests.slice(index, index + 1), month });
    }
    await within.update(activityGaps).set({ backAt: now }).where(isGap(place.gap));
  });

/**
 * Brings events that the store has lost back from lines of the audit trail. The digest of the last one tells whether the lines
 * are those that were written; no other line is stored. @param trail lines in their order, of one gateway after the other
 */
export const bringBack = async (
  db: Database,
  keys: readonly ChainKey[],
  trail: AsyncIterable<string> | Iterable<string>,
  now: Date,
): Promise<readonly BroughtBack[]> => {
  const places: Place[] = [];
  for (const gap of await openGaps(db)) {
    const place = await placeOf(db, keys, gap);
    if (place) places.push(place);
  }
  if (places.length === 0) return [];
  const lines = await eventsIn(trail, ...windowOf(places));
  // a trail that was lost and is back may have a line twice
  const once = lines.filter((line, index) => line !== lines[index - 1]);
  const ends: BroughtBack[] = [];
  for (const place of places) {
    const found = missingIn(lines, place) ?? missingIn(once, place);
    if (found) await putBack(db, place, found, now);
    const { number, gap } = place;
    ends.push({ number, from: gap.afterSeq + 1, to: gap.lastSeq, isBack: found !== undefined });
  }
  return ends;
};
