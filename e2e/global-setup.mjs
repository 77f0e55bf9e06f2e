import { rm } from 'node:fs/promises';
import { root } from '../tools/run/command.mjs';
import { createBackOffices } from './support/back-office.mjs';

/**
 * Starts one back-office for each Jest worker.
 * @param {{ maxWorkers: number }} config
 */
export default async function setUp({ maxWorkers }) {
  await rm(`${root}.tmp/screenshots`, { recursive: true, force: true });
  const backOffices = createBackOffices();
  Object.assign(globalThis, { backOffices }); // global-teardown.mjs stops them
  try {
    process.env['E2E_BACK_OFFICES'] = JSON.stringify(await backOffices.start(maxWorkers));
  } catch (error) {
    await backOffices.stop(); // Jest runs no teardown after a failed setup
    throw error;
  }
}
