import type { TestStore } from '../../testing/activity-store.ts';
import { activityChains, activityEvents } from '../activity.table.ts';
import { activityGaps } from '../gaps.table.ts';
import { writerOver } from './test-writer.ts';

/** Empties the store, then writes one chain: events 1 to 3 are of October, 4 to 6 of November. */
export const writeSixEvents = async (made: Pick<TestStore, 'store' | 'key'>): Promise<void> => {
  const db = await made.store.db();
  for (const table of [activityChains, activityEvents, activityGaps]) await db.delete(table);
  const writer = writerOver(made);
  for (let day = 1; day <= 6; day += 1)
    writer.tell({ ids: [`pay-${day}`], time: `2026-${day < 4 ? '10' : '11'}-0${day}T12:00:00.000Z` });
  await writer.close();
};
