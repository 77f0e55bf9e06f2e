import { rm } from 'node:fs/promises';
import { root } from '../../../../tools/run/command.mjs';
import { stopBackOffice } from './back-office.mjs';
import { builtFolder } from './built-test.mjs';

/** Removes the built tests of this run. Stops the back office of the main process: Jest runs a single file there. */
export default async function tearDown() {
  await stopBackOffice();
  await rm(root + builtFolder, { recursive: true, force: true });
}
