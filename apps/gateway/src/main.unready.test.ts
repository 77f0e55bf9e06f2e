// Guards: A gateway process that does not become ready fails its test at once or in time, with the last output.
import { freePort, startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess } from './testing/gateway-process.ts';

const platform = await startPlatform({ payments: 0 });
afterAll(() => platform.close());

test('a process that ends before it is ready is reported with its exit code and its last words', async () => {
  const started = startGatewayProcess({ platform, env: { DRAIN_DELAY_MS: 'soon' } });
  await expect(started).rejects.toThrow(/ended \(1\)[^]*DRAIN_DELAY_MS/);
}, 60_000);

test('a process that stays unready is stopped, and reported with its readiness and its last words', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const env = { LOG_LEVEL: 'info', KEYCLOAK_URL: nobody };
  const started = startGatewayProcess({ platform, env, readyWithin: 30_000 });
  await expect(started).rejects.toThrow(/not ready \(503\)[^]*keys/);
}, 60_000);
