/** @typedef {ReturnType<typeof createChecks>} Checks */

/** Creates the check function of a test of images. Each check prints one line, and is counted as passed or failed. */
export const createChecks = () => {
  const count = { passed: 0, failed: 0 };
  const passed = (/** @type {string} */ name) => {
    count.passed += 1;
    console.log(`✓ ${name}`);
  };
  return {
    count,
    passed,
    /**
     * @param {string} name condition that must hold
     * @param {() => unknown} look throws when it does not hold; its result is printed
     */
    check: async (name, look) => {
      try {
        const told = await look();
        passed(`${name}${typeof told === 'string' ? `: ${told}` : ''}`);
      } catch (error) {
        count.failed += 1;
        console.log(`✗ ${name}\n${String(error instanceof Error ? error.message : error).replaceAll(/^/gm, '    ')}`);
      }
    },
  };
};
