import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { root } from './command.mjs';

/** Folder of the platform's data and of the gateway's audit trail and activity. It stays between runs. */
export const dataDir = `${root}.data`;

/**
 * Creates the data folder, and with `reset` removes the old one first. Without `reset` existing data stays, and
 * `payments` has no effect.
 * @param {{ reset: boolean, payments: string | undefined }} wanted
 */
export const prepareData = async ({ reset, payments }) => {
  if (reset) await rm(dataDir, { recursive: true, force: true });
  if (payments !== undefined && existsSync(dataDir)) {
    console.log('There is data already in .data and it is kept; add --reset to start over with --payments.');
  }
  await mkdir(dataDir, { recursive: true });
};
