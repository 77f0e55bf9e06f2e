import { freePort } from '@backoffice/platform/testing';
import { startGateway } from './index.ts';
import { startGatewayOverPlatform } from './over-platform.ts';

/**
 * Starts two gateways over one platform: one without a store, one whose store cannot be reached. Both are closed after
 * the tests.
 */
export const startWithoutStore = async () => {
  const { gateway: without, platform } = await startGatewayOverPlatform({ payments: 0 });
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const away = await startGateway({
    platform,
    config: { activity: { location: { databaseUrl }, waitingFile: undefined, months: 0 } },
  });
  afterAll(() => away.close());
  return { without, away, platform };
};
