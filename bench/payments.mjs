// npm run bench -- payments: measures the response times of the payment service with a million payments on PostgreSQL,
// or with as many as --payments says.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPaymentQueries } from './payment-questions.mjs';
import { buildIfNeeded } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { databaseSize, openPostgres } from '../tools/run/postgres.mjs';
import { builtServices, local } from '../tools/run/services.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';

const usage = `npm run bench -- payments [options]

  --payments <number>  that an empty database begins with (1000000)
  --turns <number>     of each question (20)
  --only <words>       questions that have these words

The database at DATABASE_URL, which is kept, or one of a server that is started and thrown away.`;

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

/** Settings of a PostgreSQL server that this command starts. */
const SETTINGS = ['shared_buffers=1GB'];
/** Timeout in milliseconds until the payments are created. */
const SEED_LIMIT = 2 * 3_600_000;
/** Milliseconds. A question with a higher median is marked with `!`. */
const AIM = 150;

/**
 * Measures the milliseconds until the answer is read. `size` is the number of matches of a list, otherwise empty.
 * @param {string} url
 */
const ask = async (url) => {
  const sentAt = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  const ms = performance.now() - sentAt;
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return { ms, size: /"size":(\d+)/.exec(text)?.[1] ?? '' };
};

/** @param {string} platform */
const measure = async (platform) => {
  const turns = Number(values.turns);
  const { size } = await ask(`${platform}/payment/pagos?limit=1`);
  const questions = await createPaymentQueries(platform, { turns, lastPage: Math.floor(Number(size) / 25) });
  console.log(`${'question'.padEnd(34)}median   worst, ms   rows that match at the last turn`);
  for (const { what, path } of questions.filter((question) => question.what.includes(values.only))) {
    const answers = [];
    for (let turn = 0; turn < turns; turn += 1) answers.push(await ask(platform + path(turn)));
    const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
    const [median, worst] = [times[Math.floor(turns / 2)] ?? NaN, times.at(-1) ?? NaN];
    const figures = [median, worst].map((ms) => ms.toFixed(1).padStart(8)).join('');
    console.log(
      `${what.padEnd(32)}${figures}   ${(answers.at(-1)?.size ?? '').padStart(9)}${median > AIM ? '  !' : ''}`,
    );
  }
};

const main = async () => {
  if (values.help) return console.log(usage);
  await buildIfNeeded();
  const server = await openPostgres(SETTINGS);
  if (!server) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  const supervisor = createSupervisor((_name, line) => console.log(line));
  try {
    const ports = { gateway: await freePort(), platform: await freePort() };
    const [platform] = builtServices(ports, { dataDir, payments: values.payments });
    if (!platform) throw new Error('The platform is one of the services.');
    const began = performance.now();
    await supervisor.start([{ ...platform, env: { ...platform.env, DATABASE_URL: server.url } }], SEED_LIMIT);
    const seconds = (performance.now() - began) / 1000;
    console.log(`ready after ${seconds.toFixed(0)} s; the database has ${await databaseSize(server.url)}`);
    await measure(local(ports.platform));
  } finally {
    await supervisor.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await main();
