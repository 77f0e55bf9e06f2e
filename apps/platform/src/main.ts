import { buildPlatform } from './build-platform.ts';
import { type PlatformConfig, readConfig } from './config.ts';
import { startFailure } from './start-failure.ts';
import { createSignIn } from './sign-in/index.ts';

/** Number of payments between two log lines of the seed. */
const progressStep = 25_000;

/** Warning at a start with an open demonstration sign-in, when the services require tokens. */
const OPEN_SIGN_IN = [
  '************************************************************************************************',
  '* PLATFORM_SIGN_IN=true: ANYBODY CAN SIGN IN HERE. The demonstration users have their names as',
  '* passwords, `administrador` may do everything. Never where others reach it.',
  '************************************************************************************************',
].join('\n');

const grouped = (count: number): string => count.toLocaleString('en-US');

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

async function start(config: PlatformConfig): Promise<void> {
  const { port, host, publicUrl: origin, webOrigins, dataDir, databaseUrl, payments, exportPauseMs, control } = config;
  if (config.signIn && config.tokens !== undefined) console.warn(OPEN_SIGN_IN);
  const { app } = await buildPlatform({
    database: { databaseUrl, dataDir },
    openSignIn: config.signIn ? () => createSignIn({ origin, webOrigins, dataDir }) : undefined,
    payments,
    seeded: (count) => {
      if (count % progressStep === 0) console.log(`${grouped(count)} of ${grouped(payments)} payments are made`);
    },
    exportPauseMs,
    control,
    tokens: config.tokens,
    // a platform that listens for other machines is reached by any of its names
    hostNames: isLoopback(host) ? [new URL(origin).hostname] : null,
    logLevel: 'warn',
  });
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
