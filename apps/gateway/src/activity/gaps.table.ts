import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Events that a gateway had stored and the store has not any more: a restore or a failover took them along. */
export const activityGaps = pgTable(
  'activity_gap',
  {
    writer: text('writer').notNull(),
    /** Newest event before those that are missing; 0 for the beginning of the chain. */
    afterSeq: bigint('after_seq', { mode: 'number' }).notNull(),
    /** Newest event that is missing, and its digest, by which the lines of the trail are recognized. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    lastDigest: text('last_digest').notNull(),
    foundAt: timestamp('found_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    seal: text('seal').notNull(),
    /** Null while the events are missing. */
    backAt: timestamp('back_at', { withTimezone: true, precision: 3, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.writer, table.afterSeq, table.lastSeq] })],
);
