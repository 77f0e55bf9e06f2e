import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { StoredSettings } from './settings.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' }).notNull();

/** Settings of each person, with the time of the last visit. */
export const personSettings = pgTable(
  'person_settings',
  {
    /** `sub` of the token. */
    personId: text('person_id').primaryKey(),
    /** Version of the settings; 0 while the person has only views. */
    version: integer('version').notNull(),
    settings: jsonb('settings').$type<StoredSettings>().notNull(),
    /** Time of a visit. A read updates it at most once every 30 days, a change of settings or a new view each time. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('person_settings_seen').on(table.seenAt)],
);

/** Records that people follow. */
export const followedRecords = pgTable(
  'followed_record',
  {
    personId: text('person_id').notNull(),
    /** Type in the schema. */
    type: text('type').notNull(),
    recordId: text('record_id').notNull(),
    /** Time from which changes and notes of others are told. */
    since: moment('since'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.type, table.recordId] })],
);

/** Saved views of lists. Each has one owner. */
export const savedViews = pgTable(
  'saved_view',
  {
    /** UUID that the application created. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    version: integer('version').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Name in lower case, unique for owner and list. */
    nameKey: text('name_key').notNull(),
    search: text('search').notNull(),
    shared: boolean('shared').notNull(),
    /** Permission required of readers; null when everybody who may see the list may read it. */
    permission: text('permission'),
    /** Name of the owner; stored only while the view is shared. */
    ownerName: text('owner_name'),
    savedAt: moment('saved_at'),
  },
  (table) => [
    unique('saved_view_name').on(table.ownerId, table.list, table.nameKey),
    index('saved_view_shared').on(table.shared, table.list),
  ],
);
