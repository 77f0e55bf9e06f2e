import type { DatabasePlace } from '@backoffice/database';
import { testDatabase } from '@backoffice/database/testing';
import { createChainKey } from '../activity/chain.ts';
import { activityTables, createStore, type Store } from '../activity/open-store.ts';

/** A store of a test's own: embedded and in memory, or on the server of this test run. */
export interface TestStore {
  /** For the settings of one gateway; another opens a copy of its own, unless it is on a server. */
  readonly place: DatabasePlace;
  readonly store: Store;
  readonly key: ReturnType<typeof createChainKey>;
  readonly drop: () => Promise<void>;
}

/** Secret of the gateways of tests, too. */
export const testSecret = 'the-secret-of-the-audit-trail-of-the-tests';

/** Makes an empty store. */
export const createTestStore = async (): Promise<TestStore> => {
  const { place, drop } = await testDatabase(activityTables);
  const store = createStore(place);
  return {
    place,
    store,
    key: createChainKey(testSecret),
    drop: async () => {
      await store.close();
      await drop();
    },
  };
};
