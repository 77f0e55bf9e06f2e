import { startPlatform, type TestPlatform, type TestPlatformOptions } from '@backoffice/platform/testing';
import type { GatewayConfig } from '../config.ts';
import { startGateway, type TestGateway, type TestGatewayOptions } from './index.ts';

/** Both, as the tests of one file use them. */
interface OverPlatform {
  readonly gateway: TestGateway;
  readonly platform: TestPlatform;
}

interface Options
  extends Pick<TestPlatformOptions, 'payments' | 'fresh'>, Omit<TestGatewayOptions, 'platform' | 'config'> {
  readonly config?: Omit<Partial<GatewayConfig>, 'serviceUrls'>;
  /** Services that a test answers for itself, by their base URLs. */
  readonly replaced?: Partial<GatewayConfig['serviceUrls']>;
}

/**
 * Starts a gateway over a platform: at the top level of a test file, once. Both are closed after its tests, and each test
 * finds a platform without faults that has seen no request.
 */
export const startGatewayOverPlatform = async ({
  payments,
  fresh = false,
  config,
  replaced,
  ...options
}: Options = {}): Promise<OverPlatform> => {
  const { now } = options;
  const platform = await startPlatform({
    fresh,
    ...(payments === undefined ? {} : { payments }),
    ...(now === undefined ? {} : { now }),
  });
  const gateway = await startGateway({
    platform,
    config: { ...config, serviceUrls: { ...platform.urls, ...replaced } },
    ...options,
  });
  beforeEach(() => {
    platform.faults.clear();
    platform.requests.clear();
  });
  afterAll(async () => {
    await gateway.close();
    await platform.close();
  });
  return { gateway, platform };
};
