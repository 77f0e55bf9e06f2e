import { cpus } from 'node:os';

/** @typedef {{ gateways: readonly import('./contestants.mjs').Contestant[], redis: import('./redis.mjs').Redis }} Measured */

/** CPU seconds of a process. @param {NodeJS.CpuUsage} cpu */
const seconds = ({ user, system }) => (user + system) / 1e6;

/** CPU seconds of the whole machine since its start, all processes included. */
const machine = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

/** Reads the usage since the start: of the gateways, Redis, this process and the machine. @param {Measured} measured */
const look = async ({ gateways, redis }) => {
  const used = await Promise.all(gateways.map(({ usage }) => usage()));
  return {
    gateways: used.reduce((sum, { cpu }) => sum + seconds(cpu), 0),
    redis: await redis.usage(),
    // this process runs the load and the stubs of the services
    load: seconds(process.cpuUsage()),
    machine: machine(),
  };
};

/**
 * Lists the Redis commands for one request, such as `eval 1.00`. Commands below 0.01 are left out.
 * @param {import('./redis.mjs').RedisUsage} before
 * @param {import('./redis.mjs').RedisUsage} after
 * @param {number} requests
 */
const commands = (before, after, requests) =>
  [...after.calls]
    .map(([name, calls]) => ({ name, each: (calls - (before.calls.get(name) ?? 0)) / requests }))
    .filter(({ each }) => each >= 0.01)
    .map(({ name, each }) => `${name} ${each.toFixed(2)}`)
    .join(', ');

/**
 * Prints the throughput of several gateways. Also prints the CPU time for a request: of the gateways, Redis and this
 * process.
 * @param {Measured} measured
 * @param {string} title
 * @param {() => Promise<import('./load.mjs').Round>} load
 */
export const measureShares = async (measured, title, load) => {
  const before = await look(measured);
  const { requests, seconds: duration, latencies } = await load();
  const after = await look(measured);
  const used = {
    gateways: after.gateways - before.gateways,
    Redis: after.redis.cpu - before.redis.cpu,
    'load and services': after.load - before.load,
  };
  const ours = Object.values(used).reduce((sum, one) => sum + one, 0);
  const others = Math.max(0, after.machine - before.machine - ours);
  const each = Object.entries(used).map(([name, cpu]) => `${name} ${((cpu * 1000) / requests).toFixed(3)}`);
  const times = [0.5, 0.99].map((share) => (latencies[Math.floor(requests * share)] ?? NaN).toFixed(0));
  console.log(
    [
      `  ${title}: ${(requests / duration).toFixed(0)} a second, p50 ${times[0]} ms, p99 ${times[1]} ms`,
      `processor, ms a request: ${each.join(', ')}; Redis: ${commands(before.redis, after.redis, requests)}`,
      `${(requests / used.gateways).toFixed(0)} requests a second of gateway processor`,
      `processors busy: ${(ours / duration).toFixed(2)}, and ${(others / duration).toFixed(2)} for others`,
    ].join('\n    '),
  );
};
