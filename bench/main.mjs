// npm run bench: measures the costs of the gateway, as ratios to a server written by hand for the same operations.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startContestants } from './contestants.mjs';
import { measure, profile, requireSameAnswers } from './measure.mjs';
import { operations } from './operations.mjs';
import { overServices } from './over-services.mjs';
import { report } from './report.mjs';
import { startUpstream } from './upstream.mjs';
import { local } from '../tools/run/services.mjs';

const usage = `npm run bench -- [options]

  --only <words>     operations whose title has these words
  --at <numbers>     requests at a time: 1,32
  --rounds <number>  that count (7)
  --ms <number>      of each contestant in each round (1500)
  --profile <folder> writes where the time of each contestant goes, a .cpuprofile an operation
  --beside <folder>  another checkout, built, whose gateway is measured too; may be repeated`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    at: { type: 'string', default: '1,32' },
    rounds: { type: 'string', default: '7' },
    ms: { type: 'string', default: '1500' },
    profile: { type: 'string' },
    beside: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

/** @typedef {import('./measure.mjs').Field} Field */
/** @typedef {import('./measure.mjs').Plan} Plan */
/** @typedef {import('./operations.mjs').Operation} Operation */

/**
 * @param {string} folder
 * @param {Field} field
 * @param {Operation} operation
 * @param {import('./measure.mjs').Load} load
 */
const writeProfiles = async (folder, { contestants, upstream }, operation, load) => {
  await mkdir(folder, { recursive: true });
  for (const [index, contestant] of contestants.entries()) {
    const name = `${operation.title} ${load.concurrency} ${index} ${contestant.name}`.replaceAll(/\W+/g, '-');
    const found = await profile(contestant, operation, upstream, load);
    await writeFile(join(folder, `${name}.cpuprofile`), JSON.stringify(found));
  }
};

/** @param {Field} field @param {Operation} operation @param {Plan} plan */
const runOperation = async (field, operation, plan) => {
  await requireSameAnswers(field, operation, await plan.token());
  // With a slow upstream the latency counts, not the throughput: send one request at a time.
  const atATime = operation.delayMs > 0 ? [1] : values.at.split(',').map(Number);
  for (const concurrency of atATime) {
    const rounds = await measure(field, operation, concurrency, plan);
    const names = field.contestants.map(({ name }) => name);
    report(`${operation.title}, ${concurrency} at a time`, names, rounds);
    if (values.profile === undefined) continue;
    await writeProfiles(values.profile, field, operation, { concurrency, ms: plan.ms, token: await plan.token() });
  }
};

const run = () =>
  overServices(async ({ platform, token, closeLater }) => {
    const upstream = await startUpstream(local(platform));
    closeLater(upstream.close);
    const contestants = await startContestants({ upstream: upstream.url, platform }, values.beside);
    for (const { stop } of contestants) closeLater(stop);
    console.log(`A page of the list is ${Math.round(upstream.listBytes / 1000)} kB upstream.`);
    for (const operation of operations.filter(({ title }) => title.includes(values.only)))
      await runOperation({ contestants, upstream }, operation, {
        rounds: Number(values.rounds),
        ms: Number(values.ms),
        token,
      });
  });

if (values.help) console.log(usage);
else await run();
