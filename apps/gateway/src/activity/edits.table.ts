import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Edits of what moves money later, each written before it leaves for its service. A rule of two people reads them: unlike
 * events they are never removed, whatever months are kept.
 */
export const activityEdits = pgTable(
  'activity_edit',
  {
    /** Digest of the person and the idempotency key: a repeated request is the same edit. */
    change: text('change').notNull(),
    /** As in the schema. */
    type: text('type').notNull(),
    /** Identifier of the edited thing; of one that is not there yet, of what it belongs to. */
    thing: text('thing').notNull(),
    /** Order in which edits left. A service that compares versions makes them in this order, whatever clocks say. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    /** `sub` of the person. */
    editor: text('editor').notNull(),
    /** Changed fields, as in the schema; null while the outcome is unknown, and where it tells none. */
    fields: text('fields').array(),
    /** Moment at which the service had answered that it is made; null while nobody knows. */
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3, mode: 'date' }),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.change, table.type, table.thing] }),
    index('activity_edit_thing').on(table.type, table.thing),
  ],
);
