import { closeWorkerBrowser } from './support/worker-browser.mjs';

/** @typedef {{ backOffices: ReturnType<typeof import('./support/back-office.mjs').createBackOffices> }} Started */

export default async function tearDown() {
  const { backOffices } = /** @type {typeof globalThis & Started} */ (globalThis);
  await closeWorkerBrowser(); // without workers, Jest runs the tests in this process
  await backOffices.stop();
}
