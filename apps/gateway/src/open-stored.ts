import type { Logger } from 'pino';
import { createActivity, noActivity, type Activity } from './activity/activity.ts';
import { createStore } from './activity/open-store.ts';
import { createBulkRuns, noBulkRuns, type BulkRuns } from './bulk-runs/bulk-runs.ts';
import type { GatewayConfig } from './config.ts';
import { createPersonal, nothingPersonal, type Personal } from './personal/personal.ts';

/** Everything that the gateway itself keeps, in a store of its own. */
export interface Stored {
  readonly activity: Activity;
  readonly personal: Personal;
  readonly bulkRuns: BulkRuns;
  /** State of each store, by its name in the metrics: true while it is away. None without a store. */
  readonly away: () => Readonly<Record<string, boolean>>;
  readonly close: () => Promise<void>;
}

type StoreConfig = Pick<GatewayConfig, 'activity' | 'auditSecret' | 'keepsPersonal'>;

/** Opens the store of the gateway: one for activity, settings and bulk runs, because an embedded one is opened once. */
export const openStored = async (
  { activity: config, auditSecret: secret, keepsPersonal }: StoreConfig,
  now: () => Date,
  logger: Logger,
  openStore: typeof createStore = createStore,
): Promise<Stored> => {
  if (config === undefined || secret === undefined) {
    const close = () => Promise.resolve();
    return { activity: noActivity, personal: nothingPersonal, bulkRuns: noBulkRuns, away: () => ({}), close };
  }
  const store = openStore(config.place);
  const activity = await createActivity({ config, store, secret, now, logger });
  const personal = keepsPersonal ? createPersonal({ store, now, logger }) : nothingPersonal;
  const bulkRuns = createBulkRuns({ store, now, logger });
  return {
    activity,
    personal,
    bulkRuns,
    away: () => ({
      activity: activity.isAway(),
      ...(keepsPersonal && { settings: personal.isAway() }),
      runs: bulkRuns.isAway(),
    }),
    close: async () => {
      await Promise.all([personal.close(), bulkRuns.close()]);
      await activity.close();
    },
  };
};
