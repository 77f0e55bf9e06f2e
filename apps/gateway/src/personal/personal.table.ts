import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { StoredSettings } from './settings.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' }).notNull();

/** Settings of each person, and when the person was seen last. */
export const personSettings = pgTable(
  'person_settings',
  {
    /** `sub` of the token. */
    personId: text('person_id').primaryKey(),
    /** 0 while views alone are kept. */
    version: integer('version').notNull(),
    settings: jsonb('settings').$type<StoredSettings>().notNull(),
    /** Recorded anew once a month at most: reading does not write. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('person_settings_seen').on(table.seenAt)],
);

/** Saved views of lists, each of one person. */
export const savedViews = pgTable(
  'saved_view',
  {
    /** UUID of the application that saved it. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    version: integer('version').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Name in lower case: one person has no two of a list. */
    nameKey: text('name_key').notNull(),
    search: text('search').notNull(),
    shared: boolean('shared').notNull(),
    /** Permission of those whom it is shared with; null for everybody who may see the list. */
    permission: text('permission'),
    /** Name of its owner, kept while it is shared alone. */
    ownerName: text('owner_name'),
    savedAt: moment('saved_at'),
  },
  (table) => [
    unique('saved_view_name').on(table.ownerId, table.list, table.nameKey),
    index('saved_view_shared').on(table.shared, table.list),
  ],
);
