import { freePort } from '@backoffice/platform/testing';
import { startGateway } from './index.ts';
import { startGatewayOverPlatform } from './over-platform.ts';

/** Starts a gateway without a store, and one whose store is away, over one platform; both are closed after the tests. */
export const startWithoutStore = async () => {
  const { gateway: without, platform } = await startGatewayOverPlatform({ payments: 0 });
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const away = await startGateway({
    platform,
    config: { activity: { place: { databaseUrl }, waitingFile: undefined, months: 0 } },
  });
  afterAll(() => away.close());
  return { without, away, platform };
};
