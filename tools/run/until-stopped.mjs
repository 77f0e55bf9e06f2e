const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Exits at the first signal, so that the exit handlers of tools/run/command.mjs kill the process groups that they have
 * started. Node's default would run no exit handlers.
 * @returns function that removes the signal handlers
 */
export const endWhenAsked = () => {
  const end = () => {
    console.log('\nStopped.');
    process.exit(130); // exit code of shells for Ctrl-C
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
};

/**
 * Runs a back-office until a signal arrives or one of its processes ends, then stops it. A failure sets exit code 1.
 * @param {ReturnType<typeof import('./supervise.mjs').createSupervisor>} supervisor
 * @param {() => Promise<void>} start resolves when the back-office is ready
 */
export const untilStopped = async (supervisor, start) => {
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => resolve()); // further signals have no effect: npm forwards Ctrl-C
    }
  });
  try {
    await Promise.race([asked, Promise.all([start(), supervisor.death])]);
    console.log('\nStopping …');
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  await supervisor.stop();
};
