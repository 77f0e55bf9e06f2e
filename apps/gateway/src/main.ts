import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { openAuditFile } from './observability/log/audit-lines.ts';
import { openStandardOutput } from './observability/log/standard-output.ts';
import { versionOf } from './version.ts';
import { createGateway } from './create-gateway.ts';

// Runs one gateway as a process: reads the settings, listens, and stops at SIGTERM or SIGINT.

/**
 * Milliseconds after the drain delay for the requests in flight. When they have passed, the process exits with an error.
 */
const DRAIN_LIMIT = 30_000;

try {
  const config = readConfig(process.env);
  const { auditLog, auditLogBytes: bytes } = config;
  const output = openStandardOutput(auditLog === undefined);
  const logger = pino({ level: config.logLevel }, output.log);
  const rotation = { bytes, now: () => new Date() };
  const auditLines = auditLog === undefined ? output.audit : openAuditFile(auditLog, rotation);
  const gateway = await createGateway({ config, logger, auditLines });
  if (auditLog !== undefined) process.on('SIGHUP', gateway.reopenAudit);

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.drainDelayMs + DRAIN_LIMIT).unref();
    gateway.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const { app, metricsApp } = gateway;
  if (metricsApp !== app) await metricsApp.listen({ port: config.metricsPort, host: config.host });
  await app.listen({ port: config.port, host: config.host });
  logger.info({ port: config.port, production: config.production, ...versionOf(config.commit) }, 'listening');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
