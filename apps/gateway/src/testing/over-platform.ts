import { startPlatform, type TestPlatform, type TestPlatformOptions } from '@backoffice/platform/testing';
import type { GatewayConfig } from '../config.ts';
import { startGateway, type TestGateway, type TestGatewayOptions } from './index.ts';

/** A gateway and its platform. */
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
 * Starts a gateway over a platform. Call it at the top level of a test file, once for each gateway that the file needs.
 * Each has its own platform. Both are closed after the tests of the file. Faults and recorded requests of the platform
 * are cleared before each test.
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
  }).catch(async (error: unknown) => {
    // hooks of a file that throws at its top level never run
    await platform.close();
    throw error;
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
