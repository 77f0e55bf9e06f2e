// npm run bench -- activity: measures what the activity store adds to the cost of a change, and how long searches take
// among many events. With --against, it compares the cost of a change with another commit.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../tools/run/postgres.mjs';
import { root } from '../tools/run/command.mjs';
import { startGateway } from './contestants.mjs';
import { runLoad } from './load.mjs';
import { changeOf, startCountingService } from './one-key.mjs';
import { overServices } from './over-services.mjs';
import { searches, seedEvents } from './activity-events.mjs';

const usage = `npm run bench -- activity [options]

  --rounds <n>    pairs of gateways that are started, one with a store and one without (7)
  --changes <n>   of each turn of a gateway; the two take turns four times (1000)
  --events <n>    that are searched afterwards (100000); 10000000 take some ten minutes and 20 GB
  --against <folder>  checkout of another commit that is built, with an end of /: its gateways take the place of those
                  without a store, and nothing is searched`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    changes: { type: 'string', default: '1000' },
    events: { type: 'string', default: '100000' },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Changes in progress at the same time. */
const CONCURRENCY = 16;
/** Turns of a gateway that count, after one warm-up turn. */
const TURNS = 3;
/** Number of repetitions of each search. */
const TIMES = 20;

/** @typedef {import('./contestants.mjs').Contestant} Contestant */

const median = (/** @type {readonly number[]} */ numbers) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/**
 * Sends changes, and returns the gateway's average CPU milliseconds for one.
 * @param {Contestant} gateway
 * @param {Record<string, string>} headers
 * @param {number} changes
 */
const costOfChange = async ({ url, usage: used }, headers, changes) => {
  const before = await used();
  const { requests } = await runLoad([url], {
    headers,
    concurrency: CONCURRENCY,
    ms: Infinity,
    atMost: changes,
    bodyAt: (turn) => JSON.stringify(changeOf(turn)),
  });
  const { cpu } = await used();
  return (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1000 / requests;
};

/**
 * Measures the costs of a newly started pair of gateways. Two equal processes may differ by some percent, so one pair
 * alone proves little.
 * @param {readonly Contestant[]} pair
 * @param {() => Promise<Record<string, string>>} headersNow
 */
const costsOfPair = async (pair, headersNow) => {
  const sums = pair.map(() => 0);
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [at, gateway] of pair.entries()) {
      const cost = await costOfChange(gateway, await headersNow(), Number(values.changes));
      if (turn > 0) sums[at] = (sums[at] ?? 0) + cost / TURNS; // the first turn is the warm-up
    }
  return { without: sums[0] ?? NaN, kept: sums[1] ?? NaN };
};

/**
 * @param {() => Promise<readonly Contestant[]>} startPair
 * @param {() => Promise<Record<string, string>>} headersNow
 */
const compareCosts = async (startPair, headersNow) => {
  /** @type {{ without: number, kept: number }[]} */
  const costs = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const pair = await startPair();
    costs.push(await costsOfPair(pair, headersNow));
    for (const { drain } of pair) await drain();
  }
  const ratios = costs.map(({ without, kept }) => kept / without);
  const [without, kept] = [median(costs.map((cost) => cost.without)), median(costs.map((cost) => cost.kept))];
  console.log(
    `a change, ms of processor: ${without.toFixed(3)} ${values.against ? 'there' : 'without'}, ` +
      `${kept.toFixed(3)} ${values.against ? 'here' : 'with a store'}; ` +
      `ratio ${median(ratios).toFixed(3)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  );
};

/** @param {Contestant} gateway @param {Record<string, string>} headers */
const timeSearches = async ({ url }, headers) => {
  for (const { title, ...asked } of searches(Number(values.events))) {
    /** @type {number[]} */
    const times = [];
    let size = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) });
      const { data, errors } = /** @type {any} */ (await answer.json());
      times.push(performance.now() - began);
      if (errors) throw new Error(JSON.stringify(errors).slice(0, 300));
      size = data.activities.size;
    }
    const worst = Math.max(...times.slice(1));
    console.log(
      `  ${title}: ${size} found, ${median(times).toFixed(0)} ms, worst ${worst.toFixed(0)}, first ${times[0]?.toFixed(0)}`,
    );
  }
};

const run = (/** @type {import('../tools/run/postgres.mjs').OpenServer} */ server) =>
  overServices(async ({ platform, token, closeLater }) => {
    const bins = await startCountingService();
    closeLater(bins.close);
    const behind = { upstream: `http://127.0.0.1:${platform}`, platform };
    const none = { BIN_URL: bins.url };
    const files = await mkdtemp(join(tmpdir(), 'backoffice-bench-activity-'));
    closeLater(() => void rm(files, { recursive: true, force: true }));
    let started = 0;
    const startKept = (folder = root) => {
      const own = join(files, String((started += 1)));
      const kept = { ...none, ACTIVITY_DATABASE_URL: server.url };
      const onDisk = values.against && { ACTIVITY_FILE: own, AUDIT_LOG: `${own}.log` };
      return startGateway('with a store', folder, behind, { ...kept, ...onDisk });
    };
    const startOther = () => (values.against ? startKept(values.against) : startGateway('without', root, behind, none));
    const startPair = async () => [await startOther(), await startKept()];
    const headersNow = async () => ({
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${await token()}`,
    });
    console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
    await compareCosts(startPair, headersNow);
    if (values.against) return;
    const gateway = await startKept();
    closeLater(gateway.stop);
    console.log(await seedEvents(server.url, Number(values.events)));
    await timeSearches(gateway, await headersNow());
  });

if (values.help) console.log(usage);
else {
  const server = await openPostgres(['shared_buffers=2GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB']);
  try {
    if (server) await run(server);
  } finally {
    await server?.stop();
  }
}
