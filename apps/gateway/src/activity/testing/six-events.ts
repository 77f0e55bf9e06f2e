import { sql, type SQL } from 'drizzle-orm';
import { createTestStore, type TestStore } from '../../testing/activity-store.ts';
import { activityChains, activityEvents } from '../activity.table.ts';
import { activityGaps } from '../gaps.table.ts';
import { removeMonths } from '../retention.ts';
import { verifyActivity } from '../verify.ts';
import { writerOver } from './test-writer.ts';

/** Empties the store, then writes one chain: events 1 to 3 are of October, 4 to 6 of November. */
const writeSixEvents = async (made: Pick<TestStore, 'store' | 'key'>): Promise<void> => {
  const db = await made.store.db();
  for (const table of [activityChains, activityEvents, activityGaps]) await db.delete(table);
  const writer = writerOver(made);
  for (let day = 1; day <= 6; day += 1)
    writer.tell({ ids: [`pay-${day}`], time: `2026-${day < 4 ? '10' : '11'}-0${day}T12:00:00.000Z` });
  await writer.close();
};

/** Creates a store that has six events before each test, and returns functions to change, shorten and verify it. */
export const createSixEvents = async () => {
  const made = await createTestStore();
  afterAll(() => made.drop());
  beforeEach(() => writeSixEvents(made));
  return {
    made,
    /** Runs a statement, as a person who can write to the database does. */
    change: async (statement: SQL | string) => {
      await (await made.store.db()).execute(typeof statement === 'string' ? sql.raw(statement) : statement);
    },
    remove: async (before: string, key = made.key) => removeMonths(await made.store.db(), key, before),
    verified: async () => verifyActivity(await made.store.db(), [made.key]),
  };
};
