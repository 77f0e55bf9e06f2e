import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Chains of events, one of each gateway that ever started. A row is never removed, so a missing number is detected. */
export const activityChains = pgTable(
  'activity_chain',
  {
    writer: text('writer').primaryKey(),
    /** From 1 on, without a gap. */
    number: integer('number').notNull(),
    numberSeal: text('number_seal').notNull(),
    /** Identifies the key of its digests, without revealing it. */
    key: text('key').notNull(),
    /** Newest event of the chain; 0 without any. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    lastDigest: text('last_digest').notNull(),
    lastSeal: text('last_seal').notNull(),
    /** Newest event of the months that were removed; 0 while none was. */
    removedSeq: bigint('removed_seq', { mode: 'number' }).notNull(),
    removedDigest: text('removed_digest').notNull(),
    removedSeal: text('removed_seal').notNull(),
  },
  (table) => [unique('activity_chain_number').on(table.number)],
);

/** Events of the audit trail. The line says everything, and the digest is of it; the columns are for searching. */
export const activityEvents = pgTable(
  'activity_event',
  {
    writer: text('writer').notNull(),
    /** From 1 on in each chain, without a gap. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** `2026-11`, in UTC: with it an event is removed. Never before that of the event before. */
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
    /** The event as the audit trail has it. */
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
    index('activity_event_not_done')
      .on(table.result, table.at)
      .where(sql`${table.result} <> 'done'`),
  ],
);
