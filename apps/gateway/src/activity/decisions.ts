import { and, arrayOverlaps, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';
import { idOf, type StoredEvent } from './event-reader.ts';
import type { Store } from './open-store.ts';

/** Person whose records are looked for, and the times from which events count. */
export interface DecisionConditions {
  /** `sub` of the person. */
  readonly userId: string;
  /** Start of the acts of the person. */
  readonly actedSince: Date;
  /** Start of the changes of others. */
  readonly since: Date;
}

/** Maximum number of acts of the person that are read, newest first. */
const MOST_ACTS = 500;
/** Maximum number of changes of others that are read. Those before the person's last act are left out afterwards. */
const MOST_CHANGES = 300;

/** Literal, equal to the condition of the partial index of acts, so that the planner can use that index. */
const IS_ACT = sql`${events.kind} in ('change', 'note', 'take', 'upload')`;

const keyOf = (type: string, id: string): string => `${type} ${id}`;

/**
 * Reads the changes that others made of records after the last act of a person on them, newest first. It makes two
 * searches, each with a limit: the acts of the person, and the changes of those records.
 */
export const readDecisions = async (
  store: Store,
  { userId, actedSince, since }: DecisionConditions,
): Promise<readonly StoredEvent[]> => {
  const db = await store.db();
  const { type, ids, at, kind, result, writer, seq, line } = events;
  const acts = await db
    .select({ type, ids, at })
    .from(events)
    .where(and(eq(events.userId, userId), gte(at, actedSince), IS_ACT, inArray(result, ['done', 'unknown'])))
    .orderBy(desc(at))
    .limit(MOST_ACTS);
  const lastActs = new Map<string, Date>();
  for (const act of acts.toReversed()) for (const id of act.ids) lastActs.set(keyOf(act.type, id), act.at);
  if (lastActs.size === 0) return [];
  const changes = await db
    .select({ type, ids, at, writer, seq, line })
    .from(events)
    .where(
      and(
        arrayOverlaps(ids, [...new Set(acts.flatMap((act) => act.ids))]),
        gte(at, since),
        eq(kind, 'change'),
        eq(result, 'done'),
        ne(events.userId, userId),
      ),
    )
    .orderBy(desc(at), desc(writer), desc(seq))
    .limit(MOST_CHANGES);
  const isLater = (change: (typeof changes)[number]): boolean =>
    change.ids.some((id) => change.at > (lastActs.get(keyOf(change.type, id)) ?? change.at));
  return changes.filter(isLater).map((change) => ({ id: idOf(change), line: change.line }));
};
