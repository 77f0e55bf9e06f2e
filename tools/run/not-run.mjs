/**
 * Prints why this machine cannot run a stage, and returns its result: one skipped, none failed.
 * @param {string} reason
 * @returns {import('./stages.mjs').Result}
 */
export const notRun = (reason) => {
  console.log(`Not run: ${reason}.`);
  return { passed: 0, failed: 0, skipped: 1, output: '' };
};
