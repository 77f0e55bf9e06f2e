import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';
import { about, nameIn, type RecordsOfType } from './event-reader.ts';
import type { Store } from './open-store.ts';
import { CHANGES_RECORD } from './unchanging-actions.ts';

/** A person who has taken a record. */
export interface StoredTake {
  /** `sub` of the person. */
  readonly userId: string | null;
  readonly username: string;
  /** Full name of the person; null when the event has none. */
  readonly name: string | null;
  readonly at: Date;
}

/** Name of the mutation that takes a record. */
const TAKE = 'takeRecord';

/**
 * Reads who has taken each of these records since a time, by record id. The newest event decides: a release or a change
 * of the record ends a take. Takes with the result `repeated` are ignored.
 */
export const readTakes = async (
  store: Store,
  records: RecordsOfType,
  since: Date,
): Promise<ReadonlyMap<string, StoredTake>> => {
  const db = await store.db();
  const { action, kind, result, userId, username, at, writer, seq } = events;
  const name = nameIn(events.line);
  const id = sql<string>`${events.ids}[1]`;
  const isTake = and(eq(kind, 'take'), eq(result, 'done'));
  const isChange = and(eq(kind, 'change'), inArray(result, ['done', 'repeated']), CHANGES_RECORD);
  const rows = await db
    .selectDistinctOn([id], { id, action, userId, username, name, at })
    .from(events)
    .where(and(about(records), gte(at, since), or(isTake, isChange)))
    .orderBy(id, desc(at), desc(writer), desc(seq));
  return new Map(
    rows
      .filter((row) => row.action === TAKE)
      .map((row) => [row.id, { userId: row.userId, username: row.username ?? '', name: row.name, at: row.at }]),
  );
};
