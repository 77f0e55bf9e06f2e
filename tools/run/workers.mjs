import { availableParallelism, freemem } from 'node:os';
import { readFile } from 'node:fs/promises';

/**
 * Estimated memory of a worker in MB, with a reserve. A browser worker also has a back-office and a browser.
 * @type {Readonly<Record<string, number>>}
 */
const megabytes = { unit: 1_300, slow: 700, component: 1_600, browser: 2_200, firefox: 2_200, keycloak: 2_200 };

/** Returns the MB that new processes can use. Linux includes reclaimable cache in that number, Node does not. */
const freeMegabytes = async () => {
  const told = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  const kilobytes = /^MemAvailable:\s+(\d+)/m.exec(told)?.[1];
  return kilobytes === undefined ? freemem() / 2 ** 20 : Number(kilobytes) / 1024;
};

/**
 * Returns the number of workers for these projects: one per processor, fewer when free memory is short, at least one.
 * @param {readonly string[]} projects
 */
export const workersFor = async (projects) => {
  const each = Math.max(...projects.map((project) => megabytes[project] ?? 0), 1);
  return Math.max(1, Math.min(availableParallelism(), Math.floor((await freeMegabytes()) / each)));
};
