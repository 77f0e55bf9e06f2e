import type { Logger } from 'pino';
import { createActivity, noActivity, type Activity } from './activity/activity.ts';
import { createStore } from './activity/open-store.ts';
import { createBulkRuns, noBulkRuns, type BulkRuns } from './bulk-runs/bulk-runs.ts';
import type { GatewayConfig } from './config.ts';
import { createPersonal, noPersonal, type Personal } from './personal/personal.ts';

/** Stores of the gateway's own data. */
export interface Stores {
  readonly activity: Activity;
  readonly personal: Personal;
  readonly bulkRuns: BulkRuns;
  /** Returns for each store, by its name in the metrics, if it is away. Empty without a store. */
  readonly outages: () => Readonly<Record<string, boolean>>;
  readonly close: () => Promise<void>;
}

type StoreConfig = Pick<GatewayConfig, 'activity' | 'auditSecret' | 'keepsPersonal'>;

/**
 * Opens the stores of activity, settings and bulk runs. They share one database, because an embedded one can be opened
 * only once.
 */
export const openStores = async (
  { activity: config, auditSecret: secret, keepsPersonal }: StoreConfig,
  now: () => Date,
  logger: Logger,
  openStore: typeof createStore = createStore,
): Promise<Stores> => {
  if (config === undefined || secret === undefined) {
    const close = () => Promise.resolve();
    return { activity: noActivity, personal: noPersonal, bulkRuns: noBulkRuns, outages: () => ({}), close };
  }
  const store = openStore(config.location);
  const activity = await createActivity({ config, store, secret, now, logger });
  const personal = keepsPersonal ? createPersonal({ store, now, logger }) : noPersonal;
  const bulkRuns = createBulkRuns({ store, now, logger });
  return {
    activity,
    personal,
    bulkRuns,
    outages: () => ({
      activity: activity.isUnavailable(),
      ...(keepsPersonal && { settings: personal.isUnavailable() }),
      runs: bulkRuns.isUnavailable(),
    }),
    close: async () => {
      await Promise.all([personal.close(), bulkRuns.close()]);
      await activity.close();
    },
  };
};
