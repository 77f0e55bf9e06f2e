/**
 * Runs a back-office until somebody asks it to stop, or one of its processes dies.
 * @param {ReturnType<typeof import('./supervise.mjs').createSupervisor>} supervisor
 * @param {() => Promise<void>} start resolves when it can be used
 */
export const untilStopped = async (supervisor, start) => {
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => resolve()); // asked twice (npm passes Ctrl-C on) is asked once; stopping takes seconds at most
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
