import { Pool } from 'undici';

/**
 * Work of one contestant in one round.
 * @typedef {object} Round
 * @property {number} requests
 * @property {number} seconds
 * @property {readonly number[]} latencies in milliseconds, ascending
 */

/**
 * Sends `concurrency` requests at a time, until `ms` have passed or `atMost` are sent. The servers receive them in
 * turn. Throws if an answer has another status than 200 or GraphQL errors.
 * @param {readonly string[]} urls
 * @param {{ headers: Record<string, string>, concurrency: number, ms: number, atMost?: number, bodyAt: (turn: number) => string }} load
 * @returns {Promise<Round>}
 */
export const runLoad = async (urls, { headers, concurrency, ms, atMost = Infinity, bodyAt }) => {
  const servers = urls.map((url) => {
    const { origin, pathname } = new URL(url);
    return { url, pathname, pool: new Pool(origin, { connections: concurrency }) };
  });
  const startedAt = performance.now();
  /** @type {number[]} */
  const latencies = [];
  let turn = 0;
  const one = async () => {
    while (performance.now() - startedAt < ms && turn < atMost) {
      const server = servers[turn % servers.length];
      if (!server) throw new Error('There is no server to load.');
      const { url, pathname, pool } = server;
      const sentAt = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: pathname,
        headers,
        body: bodyAt(turn++),
      });
      const text = await body.text();
      latencies.push(performance.now() - sentAt);
      if (statusCode !== 200 || text.includes('"errors"'))
        throw new Error(`${url} answered ${statusCode}: ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(servers.map(({ pool }) => pool.close()));
  return { requests: latencies.length, seconds, latencies: latencies.sort((a, b) => a - b) };
};
