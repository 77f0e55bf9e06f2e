/** @typedef {{ backOffices: ReturnType<typeof import('./support/back-office.mjs').createBackOffices> }} Started */

export default async function tearDown() {
  const { backOffices } = /** @type {typeof globalThis & Started} */ (globalThis);
  await backOffices.stop();
}
