import { cleanUpAll } from './processes.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Stops what was started and exits at the first signal. Node's default would do neither.
 * @returns function that removes the signal handlers
 */
export const endWhenAsked = () => {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return; // further signals have no effect: npm forwards Ctrl-C
    isEnding = true;
    await cleanUpAll();
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
