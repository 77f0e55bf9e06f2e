import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { services } from '@backoffice/contracts';
import { startFront } from './front.ts';
import { freePort, startProgram } from './programs.ts';

/** Single port in front of gateway and services. */
export interface OnePort {
  readonly port: number;
  /** Address on which the port listens; only this machine by default. */
  readonly host?: string;
  /** URL by which tests reach the port. Links to files begin with it. */
  readonly publicUrl?: string;
}

const programs = (name: string): string => fileURLToPath(new URL(`./${name}/main.js`, import.meta.url));
const local = (port: number): string => `http://127.0.0.1:${port}`;

const platformSettings = (port: number, dataDir: string, payments: number) => ({
  NODE_ENV: 'test',
  PLATFORM_PORT: String(port),
  PLATFORM_HOST: '127.0.0.1',
  PUBLIC_URL: local(port),
  PLATFORM_DATA_DIR: dataDir,
  PLATFORM_PAYMENTS: String(payments),
  PLATFORM_CONTROL: 'true',
  PLATFORM_EXPORT_PAUSE_MS: '0',
});

const gatewaySettings = (port: number, publicUrl: string, platform: string, dataDir: string) => ({
  NODE_ENV: 'test',
  PORT: String(port),
  GATEWAY_HOST: '127.0.0.1',
  PUBLIC_URL: publicUrl,
  KEYCLOAK_URL: platform,
  KEYCLOAK_REALM: 'back-office',
  KEYCLOAK_AUDIENCE: 'gateway',
  FORM_URL: `${platform}/form`,
  AUDIT_LOG: join(dataDir, 'audit.log'),
  AUDIT_SECRET: 'for-tests-only-and-known-to-everybody',
  LOG_LEVEL: 'warn',
  DRAIN_DELAY_MS: '0',
  BREAKER_FAILURES: '0',
  PAYMENT_LISTS_REFUNDS: 'on',
  ...Object.fromEntries(
    Object.values(services).map(({ ownName, urlVariable }) => [urlVariable, `${platform}/${ownName}`]),
  ),
});

/** Starts the gateway over the platform on free ports, and a single port in front of them if it is requested. */
export const startBackOffice = async (payments: number, onePort: OnePort | undefined) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-test-kit-'));
  const platformPort = await freePort();
  const platformUrl = local(platformPort);
  const gatewayPort = await freePort();
  const gatewayUrl = local(gatewayPort);
  const front = onePort && { host: '127.0.0.1', ...onePort, port: onePort.port || (await freePort()) };
  const frontUrl = front && (front.publicUrl ?? local(front.port));
  const url = frontUrl ?? gatewayUrl;
  const platform = await startProgram(
    programs('platform'),
    platformSettings(platformPort, dataDir, payments),
    `${platformUrl}/health/ready`,
  );
  const gateway = await startProgram(
    programs('gateway'),
    gatewaySettings(gatewayPort, url, platformUrl, dataDir),
    `${gatewayUrl}/health/ready`,
  ).catch(async (error: unknown) => {
    await platform.stop();
    throw error;
  });
  let ahead = 0;
  const clock = {
    /** Returns the seconds by which the clocks are ahead of the real time. */
    ahead: () => ahead,
    setAhead: async (seconds: number): Promise<void> => {
      ahead = seconds;
      await gateway.advance(seconds * 1_000);
      await platform.advance(seconds * 1_000); // last: the platform answers `PUT /control/clock` once its clock moved
    },
  };
  platform.onMove((milliseconds) => void clock.setAhead(milliseconds / 1_000));
  const behind = { gateway: gatewayUrl, platform: platformUrl };
  const stopFront = front && (await startFront(front.port, front.host, behind));
  return {
    url,
    platformUrl,
    controlUrl: frontUrl ?? platformUrl,
    clock,
    stop: async (): Promise<void> => {
      await stopFront?.();
      await gateway.stop();
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
