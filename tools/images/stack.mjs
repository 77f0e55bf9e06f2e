import { until } from './until.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {ReturnType<typeof createStack>} Stack */

/** Time limit for the start of everything in seconds, on a busy machine. */
const START_LIMIT = 600;

/** Creates the operations on the parts of a compose project: start, stop, replace. @param {Engine} engine */
export const createStack = (engine) => {
  const { compose, containerOf, inspect } = engine;

  /** @param {string} service */
  const stateOf = async (service) => {
    const { State, RestartCount } = await inspect(await containerOf(service));
    return {
      running: State.Running,
      healthy: State.Health?.Status === 'healthy',
      exitCode: State.ExitCode,
      pid: State.Pid,
      restarts: RestartCount,
    };
  };
  /** @param {string} service */
  const untilHealthy = (service) =>
    until(async () => (await stateOf(service)).healthy, { what: `${service} is healthy`, seconds: START_LIMIT });

  return {
    engine,
    stateOf,
    untilHealthy,
    /** Starts all parts. When one does not become healthy, prints the last lines of the logs and throws. */
    up: async () => {
      try {
        await compose('up', '--detach', '--no-build', '--wait', '--wait-timeout', String(START_LIMIT));
      } catch (error) {
        console.log(await compose('ps', '--all'));
        console.log(await compose('logs', '--tail', '20'));
        throw error;
      }
    },
    down: () => compose('down', '--volumes', '--remove-orphans', '--timeout', '10'),
    /** @param {readonly string[]} services */
    stop: (...services) => compose('stop', ...services),
    /** Starts parts and waits until they are healthy. @param {readonly string[]} services */
    start: async (...services) => {
      await compose('start', ...services);
      for (const service of services) await untilHealthy(service);
    },
    /** Replaces the container of a part, as infra/update.sh does. @param {string} service */
    replace: (service) =>
      compose(
        'up',
        '--detach',
        '--no-deps',
        '--no-build',
        '--force-recreate',
        '--wait',
        '--wait-timeout',
        '120',
        service,
      ),
    /** @param {string} service @param {string} [since] */
    logOf: (service, since = '10m') => compose('logs', '--no-log-prefix', '--since', since, service),
  };
};
