import { buildPlatform } from './build-platform.ts';
import { readConfig } from './config.ts';

try {
  const config = readConfig(process.env);
  const { app } = await buildPlatform({
    database: { databaseUrl: config.databaseUrl, dataDir: config.dataDir },
    origin: config.publicUrl,
    webOrigins: config.webOrigins,
    dataDir: config.dataDir,
    payments: config.payments,
    control: config.control,
    logLevel: 'warn',
  });
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: '0.0.0.0' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
