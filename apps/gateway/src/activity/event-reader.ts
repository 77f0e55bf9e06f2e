import { and, arrayOverlaps, desc, eq, gte, inArray, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';
import type { Store } from './open-store.ts';
import { searchedWords } from './searched-words.ts';

/** Records of one type that events are about. */
export interface RecordsOfType {
  /** Name of the type in the schema. */
  readonly type: string;
  readonly ids: readonly string[];
}

/** Conditions for events. An event must match all that are set. */
export interface ActivityConditions {
  readonly userId?: string | undefined;
  readonly username?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly kind?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  /** Matches events about any of these records. An empty list matches no event. */
  readonly records?: readonly RecordsOfType[] | undefined;
  readonly result?: string | undefined;
  readonly requestId?: string | undefined;
  /** Timestamps, both included. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Name that a note mentions. */
  readonly mentioned?: string | undefined;
  /** Part of the words of a note. */
  readonly words?: string | undefined;
  /** Matches only changes and uploads. Leaves out reads of protected data, downloads, notes and takes. */
  readonly changesOnly?: boolean | undefined;
}

/** Position of an event in the order of all events. No two events have the same. */
export interface Place {
  readonly at: Date;
  readonly writer: string;
  readonly seq: number;
}

/** An event as it is stored. */
export interface StoredEvent {
  /** Chain and number of the event: `writer:seq`. */
  readonly id: string;
  readonly line: string;
}

/** Page of events, newest first. */
export interface StoredPage {
  readonly rows: readonly StoredEvent[];
  /** Number of matching events, at most `MOST_COUNTED`. */
  readonly size: number;
}

/** Limit of the count, because counting millions of events takes seconds. */
const MOST_COUNTED = 10_000;

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Returns the condition for the events about records of one type. */
export const about = ({ type, ids }: RecordsOfType): SQL | undefined =>
  and(arrayOverlaps(events.ids, [...ids]), eq(events.type, type));

/** Condition for notes, as a literal, so that the planner can use the partial index of notes. */
const IS_NOTE = sql`${events.kind} = 'note'`;

/**
 * Condition for acts of a person, as a literal, so that the planner can use the partial index of acts. Acts are changes,
 * notes, takes and uploads.
 */
export const IS_ACT = sql`${events.kind} in ('change', 'note', 'take', 'upload')`;

/** Returns the full name of the person from the line of an event; null when it has none. */
export const nameIn = (line: SQLWrapper): SQL<string | null> => sql<string | null>`(${line}::jsonb)->>'name'`;

const conditionOf = (conditions: ActivityConditions): SQL | undefined =>
  and(
    given(conditions.userId, (id) => eq(events.userId, id)),
    given(conditions.username, (name) => eq(events.username, name)),
    given(conditions.actions, (actions) => inArray(events.action, [...actions])),
    given(conditions.kind, (kind) => eq(events.kind, kind)),
    given(conditions.type, (type) => eq(events.type, type)),
    given(conditions.id, (id) => arrayOverlaps(events.ids, [id])),
    // an empty list of records matches no event
    given(conditions.records, (records) => or(...records.filter(({ ids }) => ids.length > 0).map(about)) ?? sql`false`),
    // the second condition is that of the partial index of other results, so that the planner can use it
    given(conditions.result, (result) =>
      result === 'done' ? eq(events.result, result) : and(eq(events.result, result), ne(events.result, 'done')),
    ),
    given(conditions.requestId, (id) => eq(events.requestId, id)),
    given(conditions.from, (from) => gte(events.at, from)),
    given(conditions.to, (to) => lte(events.at, to)),
    given(conditions.mentioned, (name) => and(IS_NOTE, arrayOverlaps(events.mentioned, [name]))),
    given(conditions.words, (words) =>
      and(IS_NOTE, sql`strpos(${events.words}, ${searchedWords(sql`${words}::text`)}) > 0`),
    ),
    conditions.changesOnly === true ? inArray(events.kind, ['change', 'upload']) : undefined,
  );

/** Returns the identifier of an event: its chain and its place in it. */
export const idOf = ({ writer, seq }: Pick<Place, 'writer' | 'seq'>): string => `${writer}:${seq}`;

/**
 * Reads a block of events, newest first.
 * @param after last event of the block before; undefined for the first block
 */
export const readOn = async (
  store: Store,
  conditions: ActivityConditions,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<readonly (Place & StoredEvent)[]> => {
  const db = await store.db();
  const { at, writer, seq, line } = events;
  const older = given(after, (last) => sql`(${at}, ${writer}, ${seq}) < (${last.at}, ${last.writer}, ${last.seq})`);
  const rows = await db
    .select({ at, writer, seq, line })
    .from(events)
    .where(and(conditionOf(conditions), older))
    .orderBy(desc(at), desc(writer), desc(seq))
    .limit(limit);
  return rows.map((row) => ({ ...row, id: idOf(row) }));
};

/** Counts the notes on each record, by record id. Leaves out records without notes, and corrections of notes. */
export const countNotes = async (store: Store, records: RecordsOfType): Promise<ReadonlyMap<string, number>> => {
  const db = await store.db();
  const id = sql<string>`${events.ids}[1]`;
  const rows = await db
    .select({ id, count: sql<number>`count(*)::int` })
    .from(events)
    .where(
      and(
        about(records),
        IS_NOTE,
        eq(events.result, 'done'),
        sql`(${events.line}::jsonb)->'note'->>'corrects' is null`,
      ),
    )
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.count]));
};

/** Reads a page of events, newest first, and the number of matching events. */
export const readEvents = async (
  store: Store,
  conditions: ActivityConditions,
  page: { readonly offset: number; readonly limit: number },
): Promise<StoredPage> => {
  const db = await store.db();
  const condition = conditionOf(conditions);
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
