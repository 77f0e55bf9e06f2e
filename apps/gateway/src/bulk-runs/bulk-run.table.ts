import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredArgument, StoredItem } from './new-run.ts';
import type { StoredOutcome } from './run-report.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Bulk runs. An open application, such as a browser tab, makes the changes of a run and reports their outcomes. */
export const bulkRuns = pgTable(
  'bulk_run',
  {
    /** UUID that the application created when it began the run. */
    id: text('id').primaryKey(),
    /** `sub` of the person who began the run. */
    ownerId: text('owner_id').notNull(),
    ownerName: text('owner_name').notNull(),
    /** Name of the mutation. */
    action: text('action').notNull(),
    /**
     * Arguments that all items have in common. Null after the end, or when the application did not send them because
     * they may not be stored.
     */
    arguments: jsonb('arguments').$type<readonly StoredArgument[]>(),
    /** Items in order. They are not updated: outcomes are in their own table. */
    items: jsonb('items').$type<readonly StoredItem[]>().notNull(),
    size: integer('size').notNull(),
    /** Number of items, from the first on, whose changes may have been sent. */
    begun: integer('begun').notNull(),
    /** UUID of the open application that makes the changes. A run has one at a time. */
    holder: text('holder').notNull(),
    /** Number of the newest report of the holder; 0 before its first. */
    reported: integer('reported').notNull().default(0),
    /** True when the holder reported that it stopped. */
    paused: boolean('paused').notNull(),
    beganAt: moment('began_at').notNull(),
    /** Time of the last report, or of the beginning or the last take of the run, if that is later. */
    toldAt: moment('told_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('bulk_run_owner').on(table.ownerId, table.beganAt), index('bulk_run_told').on(table.toldAt)],
);

/** Last reported outcome of each item. Items without a report have no row. */
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
