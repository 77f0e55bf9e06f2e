import { availableParallelism, freemem } from 'node:os';
import { readFile } from 'node:fs/promises';

/**
 * MB to leave for a worker of a project: estimates, with room. One of `component` had 1,000 after a few files. A worker of
 * the browser has a back-office and a Chromium beside it.
 * @type {Readonly<Record<string, number>>}
 */
const megabytes = { unit: 1_300, slow: 700, component: 1_600, browser: 2_200, firefox: 2_200, keycloak: 2_200 };

/** MB that are free for new processes: Linux counts what it can drop of its cache, Node does not. */
const freeMegabytes = async () => {
  const told = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  const kilobytes = /^MemAvailable:\s+(\d+)/m.exec(told)?.[1];
  return kilobytes === undefined ? freemem() / 2 ** 20 : Number(kilobytes) / 1024;
};

/**
 * Workers that the machine carries for these projects: one for each processor, as far as the memory goes.
 * @param {readonly string[]} projects
 */
export const workersFor = async (projects) => {
  const each = Math.max(...projects.map((project) => megabytes[project] ?? 0), 1);
  return Math.max(1, Math.min(availableParallelism(), Math.floor((await freeMegabytes()) / each)));
};
