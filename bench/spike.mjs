// npm run bench -- load: measures a gateway under an even load, in a spike, after it, and during a shutdown.
import { setTimeout as pause } from 'node:timers/promises';
import { arrive, createSender, percentileOf, sendAll } from './arrivals.mjs';
import { startGateway } from './contestants.mjs';
import { operations } from './operations.mjs';
import { overServices } from './over-services.mjs';
import { startUpstreamThread } from './upstream-thread.mjs';
import { root } from '../tools/run/command.mjs';
import { local } from '../tools/run/services.mjs';

/** @typedef {import('./arrivals.mjs').Arrival} Arrival */

const EVEN = { perSecond: 100, ms: 15_000 };
const SPIKE = { perSecond: 500, ms: 10_000 };
const AFTER = { perSecond: 100, ms: 10_000 };
/** Requests in progress when the gateway receives SIGTERM. */
const UNDER_WAY = 160;
/** Milliseconds of a window, whose answers are judged together. `LOOK` is the pause between two health checks. */
const WINDOW = 250;
const LOOK = 20;
/** Milliseconds that the services take for an answer. */
const THINKING = 20;

const [list, detail] = operations;

/** @param {readonly Arrival[]} arrivals @param {number} status */
const count = (arrivals, status) => arrivals.filter((arrival) => arrival.status === status).length;

/** @param {readonly Arrival[]} arrivals */
const described = (arrivals) => {
  const answered = arrivals.filter(({ status }) => status === 200);
  const times = [0.5, 0.99].map((share) => `p${share * 100} ${percentileOf(answered, share).toFixed(0)} ms`);
  const others = arrivals.length - answered.length - count(arrivals, 503);
  return `${arrivals.length} requests: ${answered.length} answered (${times.join(', ')}), ${count(arrivals, 503)} shed, ${others} lost`;
};

/**
 * Returns the seconds until the gateway is normal again. A window is normal when all its requests were answered, with a
 * median at most twice that of the even load.
 * @param {readonly Arrival[]} after
 * @param {number} median
 */
const recovery = (after, median) => {
  const isNormal = (/** @type {readonly Arrival[]} */ some) =>
    some.every(({ status }) => status === 200) && percentileOf(some, 0.5) <= 2 * median;
  const windows = Array.from({ length: AFTER.ms / WINDOW }, (_, place) =>
    isNormal(after.filter(({ at }) => Math.floor(at / WINDOW) === place)),
  );
  return ((windows.lastIndexOf(false) + 1) * WINDOW) / 1000;
};

/**
 * Polls a health path of the gateway. The returned function ends this, and returns the answers.
 * @param {string} url of the gateway
 * @param {string} path
 */
const createLooks = (url, path) => {
  /** @type {{ at: number, ms: number, status: number }[]} */
  const looks = [];
  let on = true;
  const began = performance.now();
  const looking = (async () => {
    while (on) {
      const sentAt = performance.now();
      const { status } = await fetch(new URL(path, url)).catch(() => ({ status: 0 }));
      looks.push({ at: sentAt - began, ms: performance.now() - sentAt, status });
      await pause(LOOK);
    }
  })();
  return async () => {
    on = false;
    await looking;
    return looks;
  };
};

await overServices(async ({ platform, token, closeLater }) => {
  const upstream = await startUpstreamThread(local(platform), THINKING);
  closeLater(upstream.close);
  const gateway = await startGateway('gateway', root, { upstream: upstream.url, platform });
  closeLater(gateway.stop);
  const door = createSender(gateway.url);
  closeLater(() => void door.close());
  const headers = {
    ...{ 'content-type': 'application/json', accept: 'application/json' },
    authorization: `Bearer ${await token()}`,
  };
  /** @param {import('./operations.mjs').Operation | undefined} operation */
  const sending = (operation) => {
    if (!operation) throw new Error('there are a list and a detail');
    return (/** @type {number} */ at, /** @type {number} */ turn) =>
      door.send(at, headers, gateway.body(operation, operation.variables(turn, upstream)));
  };
  await door.open();
  for (const operation of [list, detail]) await arrive({ ...EVEN, ms: 8_000, send: sending(operation) });

  const even = await arrive({ ...EVEN, send: sending(list) });
  console.log(`a list of 100, ${EVEN.perSecond} a second: ${described(even)}`);
  console.log(`a payment, ${EVEN.perSecond} a second: ${described(await arrive({ ...EVEN, send: sending(detail) }))}`);

  const looked = createLooks(gateway.url, '/health/live');
  const spike = await sendAll({ ...SPIKE, send: sending(list) });
  const after = await arrive({ ...AFTER, send: sending(list) });
  console.log(`a list of 100, ${SPIKE.perSecond} a second: ${described(await Promise.all(spike))}`);
  console.log(`  liveness within ${Math.max(...(await looked()).map(({ ms }) => ms)).toFixed(0)} ms`);
  console.log(`after it, ${AFTER.perSecond} a second: ${described(after)}`);
  console.log(`  normal after ${recovery(after, percentileOf(even, 0.5))} s`);

  const ready = createLooks(gateway.url, '/health/ready');
  await pause(500);
  const last = Array.from({ length: UNDER_WAY }, (_, turn) => sending(list)(0, turn));
  await pause(5);
  const seconds = await gateway.drain();
  const looks = await ready();
  const notReady = looks.filter(({ status }) => status === 503);
  const [first] = notReady;
  const secondsNotReady = first ? (((notReady.at(-1)?.at ?? 0) - first.at) / 1000).toFixed(1) : '0';
  console.log(
    `SIGTERM with ${UNDER_WAY} under way: ${described(await Promise.all(last))}, ended after ${seconds.toFixed(1)} s`,
  );
  console.log(`  not ready, and still listening, for ${secondsNotReady} s`);
});
