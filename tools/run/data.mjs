import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { root } from './command.mjs';

/** Where the platform keeps its data between runs. */
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
};
