import { closeSync, openSync } from 'node:fs';
import type { createReader, Environment } from '../config-reader.ts';
import { textAt } from '../unknown-value.ts';
import type { ActivityConfig } from './activity.ts';

/**
 * Reads the settings of the activity store, and adds their errors to `problems`. Returns undefined without a store. The
 * digests of the store need an AUDIT_SECRET.
 */
export const readActivityConfig = (
  environment: Environment,
  read: ReturnType<typeof createReader>,
  problems: string[],
): ActivityConfig | undefined => {
  const databaseUrl = environment['ACTIVITY_DATABASE_URL'] || undefined;
  const dataDir = environment['ACTIVITY_DATA_DIR'] || undefined;
  const waitingFile = environment['ACTIVITY_FILE'] || undefined;
  const months = read.number('ACTIVITY_MONTHS', 0, 1_200);
  if (databaseUrl === undefined && dataDir === undefined) return undefined;
  // the message omits the value, because it may contain a password
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('ACTIVITY_DATABASE_URL takes the address of a PostgreSQL server, postgres://…');
  if (!environment['AUDIT_SECRET'])
    problems.push('AUDIT_SECRET is missing: with ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR it seals what is kept.');
  try {
    if (waitingFile !== undefined) closeSync(openSync(waitingFile, 'a'));
  } catch (error) {
    problems.push(
      `ACTIVITY_FILE (${waitingFile ?? ''}) cannot be written: ${textAt(error, 'message') ?? 'why is unknown'}.`,
    );
  }
  return { location: { databaseUrl, dataDir }, waitingFile, months };
};
