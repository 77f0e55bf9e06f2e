import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * Hash chains of events. After each start, a gateway begins a chain with its first event. The gateway deletes no row of
 * this table, so that a missing number is detected.
 */
export const activityChains = pgTable(
  'activity_chain',
  {
    writer: text('writer').primaryKey(),
    /** Number of the chain, counted from 1 without a gap. */
    number: integer('number').notNull(),
    numberSeal: text('number_seal').notNull(),
    /** Name of the key of the digests. It does not reveal the key. */
    key: text('key').notNull(),
    /** Number of the newest event of the chain; 0 while it has none. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    lastDigest: text('last_digest').notNull(),
    lastSeal: text('last_seal').notNull(),
    /** Number of the newest event that was removed by retention; 0 before the first removal. */
    removedSeq: bigint('removed_seq', { mode: 'number' }).notNull(),
    removedDigest: text('removed_digest').notNull(),
    removedSeal: text('removed_seal').notNull(),
  },
  (table) => [unique('activity_chain_number').on(table.number)],
);

/**
 * Events of the audit trail. `line` is the whole event, and `digest` covers it. Most other columns repeat parts of the
 * line, for searching.
 */
export const activityEvents = pgTable(
  'activity_event',
  {
    writer: text('writer').notNull(),
    /** Number of the event in its chain, counted from 1 without a gap. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Month such as `2026-11`, in UTC. Retention removes events by it. Within a chain it never decreases. */
    month: text('month').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    userId: text('user_id'),
    username: text('username'),
    kind: text('kind').notNull(),
    action: text('action').notNull(),
    type: text('type').notNull(),
    ids: text('ids').array().notNull(),
    result: text('result').notNull(),
    requestId: text('request_id').notNull(),
    /** Names that a note mentions; empty for other events. */
    mentioned: text('mentioned')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Words of a note as they are searched, in lower case without accents; null for other events. */
    words: text('words'),
    /** Event as one line of JSON, as in the audit trail. */
    line: text('line').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.writer, table.seq] }),
    index('activity_event_at').on(table.at, table.writer, table.seq),
    index('activity_event_month').on(table.month, table.writer, table.seq),
    index('activity_event_user').on(table.userId, table.at),
    index('activity_event_username').on(table.username, table.at),
    index('activity_event_action').on(table.action, table.at),
    index('activity_event_type').on(table.type, table.at),
    index('activity_event_request').on(table.requestId),
    index('activity_event_ids').using('gin', table.ids),
    index('activity_event_note')
      .on(table.at)
      .where(sql`${table.kind} = 'note'`),
    index('activity_event_act')
      .on(table.userId, table.at)
      .where(sql`${table.kind} in ('change', 'note', 'take', 'upload')`),
    index('activity_event_not_done')
      .on(table.result, table.at)
      .where(sql`${table.result} <> 'done'`),
  ],
);
