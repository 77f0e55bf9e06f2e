import assert from 'node:assert/strict';
import { runLoad } from './load.mjs';

/**
 * @typedef {import('./contestants.mjs').Contestant} Contestant
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./upstream.mjs').Upstream} Upstream
 */

/**
 * Figures of one contestant in one round.
 * @typedef {object} Figures
 * @property {number} cpu CPU milliseconds per request, user and system
 * @property {number} rate requests a second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} memory resident megabytes at the end of the round
 * @property {number} calls to the upstream per request
 * @property {number} connections new connections to the upstream per request
 */

/**
 * Contestants, and the upstream that they call.
 * @typedef {object} Field
 * @property {readonly Contestant[]} contestants
 * @property {Upstream} upstream
 */

/**
 * Plan of a measurement.
 * @typedef {object} Plan
 * @property {number} rounds
 * @property {number} ms of each round and contestant
 * @property {() => Promise<string>} token fetches a new access token
 */

/** @param {readonly number[]} sorted @param {number} share */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** @param {string} token */
const headersWith = (token) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  authorization: `Bearer ${token}`,
});

/**
 * Throws when a contestant answers differently from the first: the contestants would not do the same work.
 * @param {Field} field
 * @param {Operation} operation
 * @param {string} token
 */
export const requireSameAnswers = async ({ contestants, upstream }, operation, token) => {
  upstream.set({ collectors: 'same', delayMs: 0 });
  const [first, ...others] = await Promise.all(
    contestants.map(async ({ name, url, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: headersWith(token),
        body: body(operation, operation.variables(0, upstream)),
      });
      return { name, answer: await response.json() };
    }),
  );
  for (const other of others)
    assert.deepEqual(other.answer, first?.answer, `${other.name} answers "${operation.title}" otherwise.`);
};

/** @typedef {{ concurrency: number, ms: number, atMost?: number, token: string }} Load */

/** Maximum requests and milliseconds of the warm-up, in which V8 optimizes the hot code of a server. */
const WARM_UP = { atMost: 6_000, ms: 8_000 };

/** @param {Contestant} contestant @param {Operation} operation @param {Upstream} upstream @param {Load} load */
const loadWith = (contestant, operation, upstream, { token, ...load }) =>
  runLoad([contestant.url], {
    ...load,
    headers: headersWith(token),
    bodyAt: (turn) => contestant.body(operation, operation.variables(turn, upstream)),
  });

/**
 * @param {Contestant} contestant
 * @param {Operation} operation
 * @param {Upstream} upstream
 * @param {Load} load
 * @returns {Promise<Figures>}
 */
const measureOnce = async (contestant, operation, upstream, load) => {
  const before = { usage: await contestant.usage(), counts: upstream.counts() };
  const { requests, seconds, latencies } = await loadWith(contestant, operation, upstream, load);
  const after = { usage: await contestant.usage(), counts: upstream.counts() };
  const used = (/** @type {'user' | 'system'} */ kind) => after.usage.cpu[kind] - before.usage.cpu[kind];
  return {
    cpu: (used('user') + used('system')) / 1000 / requests,
    rate: requests / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    memory: after.usage.rss / 1024 / 1024,
    calls: (after.counts.calls - before.counts.calls) / requests,
    connections: (after.counts.connections - before.counts.connections) / requests,
  };
};

/**
 * Measures an operation. All contestants take a turn in each round, so that other load on the machine affects all of
 * them.
 * @param {Field} field
 * @param {Operation} operation
 * @param {number} concurrency
 * @param {Plan} plan
 * @returns {Promise<readonly (readonly Figures[])[]>} of each round, of each contestant
 */
export const measure = async ({ contestants, upstream }, operation, concurrency, { rounds, ms, token }) => {
  const all = [];
  upstream.set(operation);
  for (const contestant of contestants)
    await loadWith(contestant, operation, upstream, { ...WARM_UP, concurrency, token: await token() });
  for (let round = 0; round < rounds; round++) {
    const load = { concurrency, ms, token: await token() };
    /** @type {Figures[]} */
    const figures = [];
    for (let place = 0; place < contestants.length; place++) {
      // each round begins with another contestant
      const index = (round + place) % contestants.length;
      const contestant = contestants[index];
      if (contestant) figures[index] = await measureOnce(contestant, operation, upstream, load);
    }
    all.push(figures);
  }
  return all;
};

/**
 * Profiles a contestant while it answers an operation. It is a separate run, because profiling slows a process down.
 * @param {Contestant} contestant
 * @param {Operation} operation
 * @param {Upstream} upstream
 * @param {Load} load
 */
export const profile = (contestant, operation, upstream, load) => {
  upstream.set(operation);
  return contestant.profile(() => loadWith(contestant, operation, upstream, load));
};
