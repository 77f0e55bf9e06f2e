import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Responses to changes with an idempotency key. The request body is stored as a keyed hash only, because it may contain
 * a card number.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answer',
  {
    service: text('service').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.key] }), index('idempotent_answer_age').on(table.createdAt)],
);

/** Facts about the database itself: that it was seeded, and the key of its hashes. */
export const platformNotes = pgTable('platform_note', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
