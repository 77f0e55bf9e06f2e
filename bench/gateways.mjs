// npm run bench -- gateways: measures the throughput of 1, 2 and 4 gateways on one Redis, and the cost of a request. It
// also counts how often the service gets the change of one idempotency key.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startGateway } from './contestants.mjs';
import { runLoad } from './load.mjs';
import { sendSameKeys, startCountingService } from './one-key.mjs';
import { operations } from './operations.mjs';
import { overServices } from './over-services.mjs';
import { startRedis } from './redis.mjs';
import { measureShares } from './shares.mjs';
import { startUpstreamThread } from './upstream-thread.mjs';
import { root } from '../tools/run/command.mjs';
import { provideRedis } from '../tools/run/redis.mjs';
import { local } from '../tools/run/services.mjs';

const usage = `npm run bench -- gateways [options]

  --gateways <numbers>  so many at a time, one run each: 1,2,4
  --connections <n>     of the load, over all gateways (64)
  --ms <number>         of each measurement (10000)
  --keys <number>       changes that all gateways get at once (200)`;

const { values } = parseArgs({
  options: {
    gateways: { type: 'string', default: '1,2,4' },
    connections: { type: 'string', default: '64' },
    ms: { type: 'string', default: '10000' },
    keys: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
});

/** @typedef {import('./contestants.mjs').Contestant} Contestant */

/** Timeout in milliseconds until a gateway is connected to the shared memory. */
const CONNECT_LIMIT = 10_000;
const WARM_UP = { ms: 8_000, atMost: 5_000 };

/** @param {Contestant} gateway */
const untilConnected = async ({ url }) => {
  const until = Date.now() + CONNECT_LIMIT;
  while (Date.now() < until) {
    const answer = await (await fetch(new URL('/health/ready', url))).text();
    if (answer.includes('"memory":"connected"')) return;
    await pause(50);
  }
  throw new Error('A gateway does not find Redis.');
};

const run = (/** @type {string} */ program) =>
  overServices(async ({ platform, token, closeLater }) => {
    const [upstream, bins, redis] = [
      await startUpstreamThread(local(platform), 0),
      await startCountingService(),
      await startRedis(program),
    ];
    for (const close of [upstream.close, bins.close, () => void redis.stop()]) closeLater(close);
    const settings = {
      REDIS_URL: redis.url,
      GATEWAY_SECRET: 'the-secret-that-all-gateways-of-a-measurement-have',
      BIN_URL: bins.url,
    };
    console.log(`${availableParallelism()} processors; load before: ${loadavg()[0]?.toFixed(1)}`);
    /** @type {Contestant[]} */
    const gateways = [];
    for (const count of values.gateways.split(',').map(Number)) {
      while (gateways.length < count) {
        const gateway = await startGateway('gateway', root, { upstream: upstream.url, platform }, settings);
        closeLater(gateway.stop);
        await untilConnected(gateway);
        gateways.push(gateway);
      }
      const urls = gateways.map(({ url }) => url);
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const load = async (/** @type {import('./operations.mjs').Operation} */ { query, variables }) => ({
        headers: { ...headers, authorization: `Bearer ${await token()}` },
        concurrency: Number(values.connections),
        bodyAt: (/** @type {number} */ turn) => JSON.stringify({ query, variables: variables(turn, upstream) }),
      });
      console.log(`${count} at once, ${values.connections} connections`);
      for (const operation of operations.slice(0, 2)) {
        const given = await load(operation);
        await runLoad(urls, { ...given, ...WARM_UP, atMost: WARM_UP.atMost * count });
        await measureShares({ gateways, redis }, operation.title, () =>
          runLoad(urls, { ...given, ms: Number(values.ms) }),
        );
      }
      bins.got.clear();
      const answered = await sendSameKeys(
        urls,
        { ...headers, authorization: `Bearer ${await token()}` },
        Number(values.keys),
      );
      const most = Math.max(...bins.got.values());
      console.log(
        `  one key: ${answered} requests answered, the service got ${bins.got.size} keys, each at most ${most} times`,
      );
    }
  });

if (values.help) console.log(usage);
else {
  const program = await provideRedis();
  if (program !== undefined) await run(program);
}
