import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { root } from './command.mjs';

/** Folder in which the platform keeps its data between runs, and the gateway its audit trail. */
export const dataDir = `${root}.data`;

/**
 * Readies the data folder for what was asked.
 * @param {{ reset: boolean, payments: string | undefined }} wanted
 */
export const prepareData = async ({ reset, payments }) => {
  if (reset) await rm(dataDir, { recursive: true, force: true });
  if (payments !== undefined && existsSync(dataDir)) {
    console.log('There is data already in .data and it is kept; add --reset to start over with --payments.');
  }
  await mkdir(dataDir, { recursive: true });
};
