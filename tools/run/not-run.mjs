/**
 * Returns the result of a stage that this machine cannot run: no test ran, and nothing failed.
 * @param {string} reason
 * @returns {import('./stages.mjs').Result}
 */
export const notRun = (reason) => {
  console.log(`Not run: ${reason}.`);
  return { passed: 0, failed: 0, skipped: 1, output: '' };
};
