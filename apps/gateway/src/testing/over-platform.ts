import { startPlatform, type TestPlatform, type TestPlatformOptions } from '@backoffice/platform/testing';
import type { GatewayConfig } from '../config.ts';
import { startGateway, type TestGateway, type TestGatewayOptions } from './index.ts';

/** Gateway and platform of one test file. */
interface OverPlatform {
  readonly gateway: TestGateway;
  readonly platform: TestPlatform;
}

interface Options
  extends Pick<TestPlatformOptions, 'payments' | 'fresh'>, Omit<TestGatewayOptions, 'platform' | 'config'> {
  readonly config?: Omit<Partial<GatewayConfig>, 'serviceUrls'>;
  /** Base URLs of services that the test replaces. */
  readonly replaced?: Partial<GatewayConfig['serviceUrls']>;
}

/**
 * Starts a gateway over a platform. Call it once at the top level of a test file. Both are closed after its tests.
 * Faults and recorded requests of the platform are cleared before each test.
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
