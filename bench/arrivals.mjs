import { setTimeout as pause } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { Pool } from 'undici';

/**
 * One request of an open load: it is sent when it is due, whatever became of those before it.
 * @typedef {object} Arrival
 * @property {number} at milliseconds from the beginning, when it was due
 * @property {number} ms until its answer was read
 * @property {number} status 0 when there was none
 */

/**
 * Connections that a balancer keeps. They are opened before anything is measured: libuv 1.46 accepts one in each turn of the
 * event loop, so that a saturated Node takes seconds for hundreds.
 */
const CONNECTIONS = 256;

/** @param {string} url */
export const createDoor = (url) => {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS });
  return {
    /** @param {number} at @param {Record<string, string>} headers @param {string} body @returns {Promise<Arrival>} */
    send: async (at, headers, body) => {
      const sentAt = performance.now();
      const ended = (/** @type {number} */ status) => ({ at, ms: performance.now() - sentAt, status });
      try {
        // what is answered is counted, not kept: whoever sends must not be slower than whoever answers
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

/** Sends so many requests a second for so long; their answers may come later. @param {EvenLoad} load */
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

/** The same, waiting for the last answer. @param {EvenLoad} load */
export const arrive = async (load) => Promise.all(await sendAll(load));

/** @param {readonly Arrival[]} arrivals @param {number} share @returns milliseconds */
export const percentileOf = (arrivals, share) => {
  const sorted = arrivals.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};
