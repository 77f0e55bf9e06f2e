import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers to changes that carried an Idempotency-Key. The body is kept as a keyed hash only: it may hold a card number. */
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

/** Notes of the platform about its own database: that it was seeded, the key of its hashes. */
export const platformNotes = pgTable('platform_note', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
