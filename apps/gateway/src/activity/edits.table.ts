import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Edits of settings that move money later. Each is written before its change is sent to the service. A rule of two
 * people reads them. An edit that was not made is deleted; retention does not remove edits.
 */
export const activityEdits = pgTable(
  'activity_edit',
  {
    /** Digest of the person and the idempotency key. A repeated request counts as the same edit. */
    change: text('change').notNull(),
    /** Name of the type in the schema. */
    type: text('type').notNull(),
    /** Identifier of the edited thing. While a new thing has no identifier, this is the identifier of its owner. */
    thing: text('thing').notNull(),
    /** Order in which the edits were written, independent of clocks. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    /** `sub` of the person. */
    editor: text('editor').notNull(),
    /**
     * Changed fields, as in the schema; null while the outcome is unknown, or when the service does not report them.
     */
    fields: text('fields').array(),
    /** Time at which the gateway recorded that the edit was made; null while the outcome is unknown. */
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
