import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredArgument, StoredItem } from './new-run.ts';
import type { StoredOutcome } from './run-report.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Bulk runs: what was begun, and who goes on with it. */
export const bulkRuns = pgTable(
  'bulk_run',
  {
    /** UUID of the application that began it. */
    id: text('id').primaryKey(),
    /** `sub` of the token. */
    ownerId: text('owner_id').notNull(),
    ownerName: text('owner_name').notNull(),
    /** Name of the mutation. */
    action: text('action').notNull(),
    /** Null where they are not kept. */
    arguments: jsonb('arguments').$type<readonly StoredArgument[]>(),
    /** In their order; written once. */
    items: jsonb('items').$type<readonly StoredItem[]>().notNull(),
    size: integer('size').notNull(),
    /** First items whose changes may have left. */
    begun: integer('begun').notNull(),
    /** Application that makes its changes. */
    holder: text('holder').notNull(),
    /** Number of the newest report of that application; 0 before its first. */
    reported: integer('reported').notNull().default(0),
    /** Its application said that it stopped. */
    paused: boolean('paused').notNull(),
    beganAt: moment('began_at').notNull(),
    toldAt: moment('told_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('bulk_run_owner').on(table.ownerId, table.beganAt), index('bulk_run_told').on(table.toldAt)],
);

/** The last reported outcome of each item that has one. */
export const bulkRunOutcomes = pgTable(
  'bulk_run_outcome',
  {
    runId: text('run_id')
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    state: text('state').$type<StoredOutcome['state']>().notNull(),
    key: text('key').notNull(),
    message: text('message'),
    nextStep: text('next_step'),
    requestId: text('request_id'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] })],
);
