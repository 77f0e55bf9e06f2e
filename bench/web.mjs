// npm run bench -- web: measures the payments list, interactions with it, and a large import in a browser. The figures
// are waiting and CPU times in milliseconds; the load has requests and kilobytes, too.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { writeLargeFile } from '../e2e/support/large-import.mjs';
import { chromiumFlags, provideChromium } from '../tools/chromium.mjs';
import { buildIfNeeded } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { builtServices } from '../tools/run/services.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';
import { measureLargeImport } from './web-import.mjs';
import { measureInteractions, measureLoad } from './web-page.mjs';

const usage = `npm run bench -- web [options]

  --rounds <number>  that count (5)
  --rows <numbers>   rows a page, one run each: 100
  --dist <folder>    another build of apps/web to measure, instead of the one here
  --json             prints the medians as JSON`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100' },
    dist: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** @typedef {Readonly<Record<string, number>>} Figures */

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Returns the median of each figure over all rounds. @param {readonly Figures[]} rounds */
const medians = (rounds) =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name] ?? NaN))]),
  );

/**
 * Runs one warm-up round, then `count` rounds, and returns their medians.
 * @param {number} count
 * @param {() => Promise<Figures>} round
 */
const repeat = async (count, round) => {
  await round();
  /** @type {Figures[]} */
  const rounds = [];
  for (let done = 0; done < count; done += 1) rounds.push(await round());
  return medians(rounds);
};

/**
 * Signs a user in through the sign-in page, and returns the session.
 * @param {import('playwright-core').Browser} browser
 * @param {string} app
 * @param {string} username also the password
 */
const signIn = async (browser, app, username) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(app);
  for (const field of ['#username', '#password']) await page.locator(field).fill(username);
  await page.locator('#kc-login').click();
  await page.getByRole('main').waitFor();
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
};

/** @param {string} app @param {import('playwright-core').Browser} browser @param {string} folder for the large file */
const measure = async (app, browser, folder) => {
  const rounds = Number(values.rounds);
  /** @param {string} username */
  const optionsOf = async (username) => ({
    viewport: { width: 1440, height: 900 },
    locale: 'es-AR',
    storageState: await signIn(browser, app, username),
  });
  const options = await optionsOf('operador');
  /** @type {Record<string, Figures>} */
  const found = { 'cold load': await repeat(rounds, () => measureLoad(browser, options, `${app}/pagos`)) };
  for (const rows of values.rows.split(','))
    found[`${rows} rows`] = await repeat(rounds, () =>
      measureInteractions(browser, options, `${app}/pagos?period=2020-01-01..2030-12-31&filas=${rows}`),
    );
  const file = join(folder, 'grande.csv');
  await writeLargeFile(file);
  const importer = await optionsOf('administrador');
  found['import of 50.000 rows'] = await repeat(rounds, () =>
    measureLargeImport(browser, importer, `${app}/importacion`, file),
  );
  return found;
};

const main = async () => {
  if (values.help) return console.log(usage);
  await buildIfNeeded();
  const ports = { gateway: await freePort(), platform: await freePort() };
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  const supervisor = createSupervisor(() => undefined);
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  try {
    const services = builtServices(ports, { dataDir, payments: '1500' }).map((service) =>
      values.dist === undefined ? service : { ...service, env: { ...service.env, WEB_DIST: resolve(values.dist) } },
    );
    await supervisor.start(services);
    const found = await measure(`http://localhost:${ports.gateway}`, browser, dataDir);
    if (values.json) return console.log(JSON.stringify(found));
    for (const [title, figures] of Object.entries(found)) {
      console.log(`\n${title}`);
      for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(34)}${Math.round(figure)}`);
    }
  } finally {
    await browser.close();
    await supervisor.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await main();
