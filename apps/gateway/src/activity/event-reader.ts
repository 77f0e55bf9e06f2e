import { and, arrayOverlaps, desc, eq, gte, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';
import type { Store } from './open-store.ts';

/** Thing that events are about. */
export interface Thing {
  /** As in the schema. */
  readonly type: string;
  readonly ids: readonly string[];
}

/** Conditions for events; all that are given hold. */
export interface ActivityWish {
  readonly userId?: string | undefined;
  readonly username?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly kind?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  /** Events about any of these. */
  readonly things?: readonly Thing[] | undefined;
  readonly result?: string | undefined;
  readonly requestId?: string | undefined;
  /** Moments, both included. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Leaves out who looked at protected data and who downloaded files. */
  readonly changesOnly?: boolean | undefined;
}

/** Place of an event among all, which no two events share. */
export interface Place {
  readonly at: Date;
  readonly writer: string;
  readonly seq: number;
}

/** An event as it is stored. */
export interface StoredEvent {
  /** Chain and place in it. */
  readonly id: string;
  readonly line: string;
}

/** Events, newest first. */
export interface StoredPage {
  readonly rows: readonly StoredEvent[];
  /** All that match, `MOST_COUNTED` at most. */
  readonly size: number;
}

/** Events that are counted: to count millions takes seconds, and nobody pages through them. */
const MOST_COUNTED = 10_000;

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value);

const about = ({ type, ids }: Thing): SQL | undefined =>
  and(arrayOverlaps(events.ids, [...ids]), eq(events.type, type));

const conditionOf = (wish: ActivityWish): SQL | undefined =>
  and(
    given(wish.userId, (id) => eq(events.userId, id)),
    given(wish.username, (name) => eq(events.username, name)),
    given(wish.actions, (actions) => inArray(events.action, [...actions])),
    given(wish.kind, (kind) => eq(events.kind, kind)),
    given(wish.type, (type) => eq(events.type, type)),
    given(wish.id, (id) => arrayOverlaps(events.ids, [id])),
    // of no things at all there is no event, not every one
    given(wish.things, (things) => or(...things.filter(({ ids }) => ids.length > 0).map(about)) ?? sql`false`),
    // the index of what is not done needs to hear it
    given(wish.result, (result) =>
      result === 'done' ? eq(events.result, result) : and(eq(events.result, result), ne(events.result, 'done')),
    ),
    given(wish.requestId, (id) => eq(events.requestId, id)),
    given(wish.from, (from) => gte(events.at, from)),
    given(wish.to, (to) => lte(events.at, to)),
    wish.changesOnly === true ? inArray(events.kind, ['change', 'upload']) : undefined,
  );

const idOf = ({ writer, seq }: Pick<Place, 'writer' | 'seq'>): string => `${writer}:${seq}`;

/** Reads on, newest first. @param after the last event that was read; the newest come first without it */
export const readOn = async (
  store: Store,
  wish: ActivityWish,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<readonly (Place & StoredEvent)[]> => {
  const db = await store.db();
  const { at, writer, seq, line } = events;
  const older = given(after, (last) => sql`(${at}, ${writer}, ${seq}) < (${last.at}, ${last.writer}, ${last.seq})`);
  const rows = await db
    .select({ at, writer, seq, line })
    .from(events)
    .where(and(conditionOf(wish), older))
    .orderBy(desc(at), desc(writer), desc(seq))
    .limit(limit);
  return rows.map((row) => ({ ...row, id: idOf(row) }));
};

/** Reads a page of events. */
export const readEvents = async (
  store: Store,
  wish: ActivityWish,
  page: { readonly offset: number; readonly limit: number },
): Promise<StoredPage> => {
  const db = await store.db();
  const condition = conditionOf(wish);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(events)
    .where(condition)
    .limit(MOST_COUNTED)
    .as('counted');
  const [rows, [count]] = await Promise.all([
    db
      .select({ writer: events.writer, seq: events.seq, line: events.line })
      .from(events)
      .where(condition)
      .orderBy(desc(events.at), desc(events.writer), desc(events.seq))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ size: sql<number>`count(*)::int` }).from(counted),
  ]);
  return { rows: rows.map((row) => ({ id: idOf(row), line: row.line })), size: count?.size ?? 0 };
};
