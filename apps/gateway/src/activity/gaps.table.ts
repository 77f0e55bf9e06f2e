import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Gaps: events that the store had confirmed and then lost, for example by a restore or a failover. */
export const activityGaps = pgTable(
  'activity_gap',
  {
    writer: text('writer').notNull(),
    /** Number of the last event before the gap; 0 when the gap begins the chain. */
    afterSeq: bigint('after_seq', { mode: 'number' }).notNull(),
    /** Number of the last missing event. Its digest identifies the right lines of the audit trail. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    lastDigest: text('last_digest').notNull(),
    foundAt: timestamp('found_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    seal: text('seal').notNull(),
    /** Timestamp of the restoration; null while the events are missing. */
    backAt: timestamp('back_at', { withTimezone: true, precision: 3, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.writer, table.afterSeq, table.lastSeq] })],
);
