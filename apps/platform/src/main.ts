import { buildPlatform } from './build-platform.ts';
import { type PlatformConfig, readConfig } from './config.ts';
import { createSignIn } from './sign-in/index.ts';

/** Payments between two lines about the seed: a minute or less. */
const progressStep = 25_000;

const grouped = (count: number): string => count.toLocaleString('en-US');

async function start(config: PlatformConfig): Promise<void> {
  const { port, host, publicUrl: origin, webOrigins, dataDir, databaseUrl, payments, exportPauseMs, control } = config;
  const { app } = await buildPlatform({
    database: { databaseUrl, dataDir },
    openSignIn: config.signIn ? () => createSignIn({ origin, webOrigins, dataDir }) : undefined,
    payments,
    seeded: (count) => {
      if (count % progressStep === 0) console.log(`${grouped(count)} of ${grouped(payments)} payments are made`);
    },
    exportPauseMs,
    control,
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
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
