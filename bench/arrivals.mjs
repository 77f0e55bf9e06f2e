// Open load for `npm run bench -- load`: requests at an even rate, and how their answers arrive.
import { setTimeout as pause } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { Pool } from 'undici';

/**
 * One request of an open load. It is sent when it is due, without waiting for earlier answers.
 * @typedef {object} Arrival
 * @property {number} at milliseconds from the start of the load until it was due
 * @property {number} ms milliseconds from its entry into the connection pool until its answer was read
 * @property {number} status HTTP status; 0 without an answer
 */

/**
 * Size of the connection pool. A load balancer keeps its connections open, too. `open` creates them before the
 * measurement. libuv 1.46 accepts one connection in each turn of the event loop, so a saturated Node takes seconds to
 * accept hundreds.
 */
const CONNECTIONS = 256;

/** @param {string} url */
export const createSender = (url) => {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS });
  return {
    /** @param {number} at @param {Record<string, string>} headers @param {string} body @returns {Promise<Arrival>} */
    send: async (at, headers, body) => {
      const sentAt = performance.now();
      const ended = (/** @type {number} */ status) => ({ at, ms: performance.now() - sentAt, status });
      try {
        // Answers are discarded, to keep the sender fast.
        let status = 0;
        await pool.stream({ method: 'POST', path: pathname, headers, body }, ({ statusCode }) => {
          status = statusCode;
          return new Writable({ write: (_piece, _encoding, done) => done() });
        });
        return ended(status);
      } catch {
        return ended(0);
      }
    },
    open: () =>
      Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          const { body } = await pool.request({ method: 'GET', path: '/health/live' });
          await body.dump();
        }),
      ),
    close: () => pool.destroy(),
  };
};

/** @typedef {{ perSecond: number, ms: number, send: (at: number, turn: number) => Promise<Arrival> }} EvenLoad */

/**
 * Sends `perSecond` requests a second for `ms` milliseconds. Does not wait for their answers.
 * @param {EvenLoad} load
 */
export const sendAll = async ({ perSecond, ms, send }) => {
  const began = performance.now();
  const all = Math.floor((perSecond * ms) / 1000);
  /** @type {Promise<Arrival>[]} */
  const arrivals = [];
  while (arrivals.length < all) {
    const now = performance.now() - began;
    while (arrivals.length < all && (arrivals.length * 1000) / perSecond <= now)
      arrivals.push(send((arrivals.length * 1000) / perSecond, arrivals.length));
    await pause(1);
  }
  return arrivals;
};

/** Sends all requests of the load, and waits for their answers. @param {EvenLoad} load */
export const arrive = async (load) => Promise.all(await sendAll(load));

/** @param {readonly Arrival[]} arrivals @param {number} share @returns milliseconds */
export const percentileOf = (arrivals, share) => {
  const sorted = arrivals.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};
