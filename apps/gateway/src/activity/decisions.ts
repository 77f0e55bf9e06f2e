import type { Database } from '@backoffice/database';
import { and, arrayOverlaps, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';
import { idOf, IS_ACT, type StoredEvent } from './event-reader.ts';
import type { Store } from './open-store.ts';
import { CHANGES_RECORD } from './unchanging-actions.ts';

/** Person whose records are looked for, and the times from which events count. */
export interface DecisionConditions {
  /** `sub` of the person. */
  readonly userId: string;
  /** Start of the acts of the person. */
  readonly actedSince: Date;
  /** Start of the changes and notes of others. */
  readonly since: Date;
  /** Records that the person follows, each with the time from which changes and notes of others count. */
  readonly followed: readonly { readonly type: string; readonly id: string; readonly since: Date }[];
}

/** Change after an own act on its record, or event of a record that the person only follows. */
export interface StoredDecision extends StoredEvent {
  readonly isFollowed: boolean;
}

/** Maximum number of acts of the person that are read, newest first. */
const MOST_ACTS = 500;
/** Maximum number of events of others that are read. Those before the person's last act are left out afterwards. */
const MOST_CHANGES = 300;

/** Type of the entities whose events have the record that they are a part of. */
const PART = 'DistributionDetail';

const wholeType = sql<string | null>`(${events.line}::jsonb)->'partOf'->>'type'`;
const wholeId = sql<string | null>`(${events.line}::jsonb)->'partOf'->>'id'`;

interface About {
  readonly type: string;
  readonly ids: readonly string[];
  readonly wholeType: string | null;
  readonly wholeId: string | null;
}

/** Returns the records that an event is about; that of a part is about the whole. */
const recordsOf = (event: About): { readonly type: string; readonly ids: readonly string[] } =>
  event.wholeType !== null && event.wholeId !== null ? { type: event.wholeType, ids: [event.wholeId] } : event;

const keyOf = (type: string, id: string): string => `${type} ${id}`;

/** Reads the last acts of a person, newest first, each with the records that it is about. */
const readActs = async (db: Database, { userId, actedSince }: Pick<DecisionConditions, 'userId' | 'actedSince'>) => {
  const { type, ids, at, result } = events;
  const acts = await db
    .select({ type, ids, at, wholeType, wholeId })
    .from(events)
    .where(
      and(eq(events.userId, userId), gte(at, actedSince), IS_ACT, CHANGES_RECORD, inArray(result, ['done', 'unknown'])),
    )
    .orderBy(desc(at))
    .limit(MOST_ACTS);
  return acts.map((act) => ({ ...recordsOf(act), at: act.at }));
};

/**
 * Reads the changes that others made of records after the last act of a person on them, newest first. With them come
 * changes and notes of others on followed records. It makes two searches, each with a limit: the acts of the person, and
 * the events of those records.
 */
export const readDecisions = async (
  store: Store,
  { userId, actedSince, since, followed }: DecisionConditions,
): Promise<readonly StoredDecision[]> => {
  const db = await store.db();
  const { type, ids, at, kind, result, writer, seq, line } = events;
  const acts = await readActs(db, { userId, actedSince });
  const lastActs = new Map<string, Date>();
  for (const act of acts.toReversed()) for (const id of act.ids) lastActs.set(keyOf(act.type, id), act.at);
  const followedSince = new Map(followed.map((record) => [keyOf(record.type, record.id), record.since]));
  if (lastActs.size + followedSince.size === 0) return [];
  const followedIds = followed.map(({ id }) => id);
  const searched = [...new Set([...acts.flatMap((act) => act.ids), ...followedIds])];
  const isNoteOnFollowed = and(eq(kind, 'note'), followedIds.length > 0 ? arrayOverlaps(ids, followedIds) : sql`false`);
  const changes = await db
    .select({ kind, type, ids, at, writer, seq, line, wholeType, wholeId })
    .from(events)
    .where(
      and(
        or(arrayOverlaps(ids, searched), and(eq(type, PART), inArray(wholeId, searched))),
        gte(at, since),
        or(and(eq(kind, 'change'), CHANGES_RECORD), isNoteOnFollowed),
        eq(result, 'done'),
        ne(events.userId, userId),
      ),
    )
    .orderBy(desc(at), desc(writer), desc(seq))
    .limit(MOST_CHANGES);
  const isLater = (change: (typeof changes)[number], times: ReadonlyMap<string, Date>): boolean =>
    recordsOf(change).ids.some((id) => change.at > (times.get(keyOf(recordsOf(change).type, id)) ?? change.at));
  return changes.flatMap((change) => {
    const isDecision = change.kind === 'change' && isLater(change, lastActs);
    if (!isDecision && !isLater(change, followedSince)) return [];
    return [{ id: idOf(change), line: change.line, isFollowed: !isDecision }];
  });
};
