import { startGatewayOverPlatform } from './over-platform.ts';
import { startServiceLine } from './service-line.ts';

type Options = Omit<NonNullable<Parameters<typeof startGatewayOverPlatform>[0]>, 'payments' | 'replaced'>;

/**
 * Starts a gateway whose services stand behind a line on which a test breaks calls: at the top level of a test file, once.
 * The platform has no payments. All are closed after the tests.
 */
export const startGatewayBehindLine = async (options: Options = {}) => {
  const line = await startServiceLine();
  afterAll(() => line.close());
  const started = await startGatewayOverPlatform({ ...options, payments: 0, replaced: line.urls });
  line.stand(started.platform.origin);
  return { line, ...started };
};
