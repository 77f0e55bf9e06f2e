// The gateway over the platform, in the process of a Jest worker: started by its first file, and the same for the others.
import { register } from 'tsx/esm/api';

/**
 * Way for a test to find it (testing/addresses.ts).
 * @typedef {object} BackOffice
 * @property {string} app origin of the gateway
 * @property {string} platform origin of the services and of the sign-in
 * @property {(username: string) => Promise<string>} tokenFor access token of a demonstration user
 * @property {(options?: { keepsActivity?: boolean }) => Promise<AnotherGateway>} startAnother starts another gateway over
 * the same platform, which keeps nothing unless an option says so
 */

/** @typedef {{ url: string, close: () => Promise<void> }} AnotherGateway `url`: its origin */

/** @typedef {BackOffice & { close: () => Promise<void> }} StartedBackOffice */

/** Enough for every list to have several pages. */
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

/** The back-office of this worker. */
export const backOffice = () => (started ??= start());

/** Stops it, if a file has started it. */
export const stopBackOffice = async () => {
  const running = await started;
  started = undefined;
  await running?.close();
};
