import type { DatabaseLocation } from '@backoffice/database';
import { testDatabase } from '@backoffice/database/testing';
import { createChainKey } from '../activity/chain.ts';
import { gatewayTables, createStore, type Store } from '../activity/open-store.ts';

/** Activity store of one test: embedded and in memory, or on the database server of this test run. */
export interface TestStore {
  /** Place for the settings of one gateway. An embedded place opens a separate copy for each gateway. */
  readonly location: DatabaseLocation;
  readonly store: Store;
  readonly key: ReturnType<typeof createChainKey>;
  readonly drop: () => Promise<void>;
}

/** Audit secret, shared with the test gateways. */
export const testSecret = 'the-secret-of-the-audit-trail-of-the-tests';

/** Creates an empty store. */
export const createTestStore = async (): Promise<TestStore> => {
  const { location, drop } = await testDatabase(gatewayTables);
  const store = createStore(location);
  return {
    location,
    store,
    key: createChainKey(testSecret),
    drop: async () => {
      await store.close();
      await drop();
    },
  };
};
