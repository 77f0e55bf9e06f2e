import { startGatewayOverPlatform } from './over-platform.ts';
import { startServiceProxy } from './service-proxy.ts';

type Options = Omit<NonNullable<Parameters<typeof startGatewayOverPlatform>[0]>, 'payments' | 'replaced'>;

/**
 * Starts a gateway whose calls to services pass a proxy that can break them. Call it once at the top level of a test
 * file. The platform has no payments. Gateway, proxy and platform are closed after the tests.
 */
export const startGatewayBehindProxy = async (options: Options = {}) => {
  const proxy = await startServiceProxy();
  afterAll(() => proxy.close());
  const started = await startGatewayOverPlatform({ ...options, payments: 0, replaced: proxy.urls });
  proxy.setOrigin(started.platform.origin);
  return { proxy, ...started };
};
