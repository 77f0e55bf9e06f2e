/** @typedef {ReturnType<typeof createChecks>} Checks */

/** Keeps what was found, a line each. */
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
     * @param {string} name what must hold
     * @param {() => unknown} look throws when it does not; what it returns is printed
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
