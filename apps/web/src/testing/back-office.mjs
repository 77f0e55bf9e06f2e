// Gateway and platform in the process of a Jest worker. The first test file starts them, and the others share them.
import { register } from 'tsx/esm/api';

/**
 * Addresses and functions of the running back office, for tests (testing/addresses.ts).
 * @typedef {object} BackOffice
 * @property {string} app origin of the gateway
 * @property {string} platform origin of the services and of the sign-in
 * @property {(username: string) => Promise<string>} tokenFor returns the access token of a demonstration user
 * @property {(options?: { keepsActivity?: boolean }) => Promise<AnotherGateway>} startAnother starts another gateway
 * over the same platform. By default the other gateway stores no activity
 */

/** @typedef {{ url: string, close: () => Promise<void> }} AnotherGateway `url`: its origin */

/** @typedef {BackOffice & { close: () => Promise<void> }} StartedBackOffice */

/** Number of seeded payments, enough for several pages in their list. */
const PAYMENTS = 300;

/** @returns {Promise<StartedBackOffice>} */
const start = async () => {
  register();
  const { startPlatform } = await import('../../../platform/src/testing/index.ts');
  const { startGateway } = await import('../../../gateway/src/testing/index.ts');
  const platform = await startPlatform({ payments: PAYMENTS });
  const gateway = await startGateway({ platform, keepsActivity: true, config: { keepsPersonal: false } });
  return {
    app: gateway.url,
    platform: platform.origin,
    tokenFor: (username) => platform.tokenFor(username),
    startAnother: (options = {}) => startGateway({ platform, ...options }),
    close: async () => {
      await gateway.close();
      await platform.close();
    },
  };
};

/** @type {Promise<StartedBackOffice> | undefined} */
let started;

/** Starts the back office of this worker once, and returns it. */
export const backOffice = () => (started ??= start());

/** Stops the back office if a test file has started it. */
export const stopBackOffice = async () => {
  const running = await started;
  started = undefined;
  await running?.close();
};
