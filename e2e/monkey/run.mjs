// npm run monkey -- --minutes 5 --seed 7
// Does random things in the application as several demonstration users, while services fail. It prints a report and
// exits with 1 when it has found a problem. Each problem is listed with the last steps before it. The same seed repeats
// about the same steps. Needs the built applications (npm run build).
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from '../../tools/chromium.mjs';
import { root } from '../../tools/run/command.mjs';
import { createBackOffices } from '../support/back-office.mjs';
import { problemsOfPage } from './checks.mjs';
import { randomOf } from './random.mjs';
import { takeStep } from './steps.mjs';

/** @typedef {import('playwright-core').Page} Page */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});
const until = Date.now() + Number(values.minutes) * 60_000;
const random = randomOf(Number(values.seed));

const roles = ['administrador', 'operador', 'tesoreria', 'auditor', 'desarrollador', 'sinpermisos'];
/** Names of all services, as in the paths of their addresses. */
const services = Object.keys(
  JSON.parse(await readFile(`${root}packages/contracts/src/service-urls.generated.json`, 'utf8')),
);
const serviceFaults = [
  { kind: 'status', status: 500 },
  { kind: 'delay', ms: 3_000 },
  { kind: 'lose' },
  { kind: 'drop' },
  { kind: 'malformed' },
];

/** Maximum number of steps of one role before the next role signs in. */
const STEPS_OF_A_ROLE = 80;

/** Maximum number of steps listed with a finding. */
const MOST_STEPS = 25;

/** @type {Map<string, { times: number, role: string, at: string, steps: readonly string[] }>} */
const findings = new Map();
/** @type {Set<string>} */
const screens = new Set();
let count = 0;

/** @param {string} platform */
const control = (platform) => ({
  fail: (/** @type {string} */ service, /** @type {object} */ fault) =>
    fetch(`${platform}/control/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service, fault }),
    }),
  clear: () => fetch(`${platform}/control/faults`, { method: 'DELETE' }),
});

/** @param {import('playwright-core').BrowserContext} context @param {string} app @param {string} role */
const signIn = async (context, app, role) => {
  const page = await context.newPage();
  await page.goto(app);
  await page.locator('#username').fill(role);
  await page.locator('#password').fill(role);
  await page.locator('#kc-login').click();
  await page.getByRole('main').waitFor();
  return page;
};

const file = {
  name: 'pagos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Nombre,E-mail,Importe\nAna,ana@correo.example,10\n'),
};

/** @param {Page} page @param {(found: string) => void} tell */
const watch = (page, tell) => {
  page.on('pageerror', ({ message }) => tell(`uncaught: ${message}`));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('filechooser', (chooser) => void chooser.setFiles(file).catch(() => undefined));
};

/**
 * Works as one person in two tabs, until the steps of the role or the minutes are used up.
 * @param {import('playwright-core').Browser} browser
 * @param {import('../support/back-office.mjs').Addresses} addresses
 * @param {string} role
 */
const work = async (browser, { app, platform }, role) => {
  const { fail, clear } = control(platform);
  await clear();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' });
  const first = await signIn(context, app, role);
  const second = await context.newPage();
  await second.goto(app);
  /** @type {string[]} */
  const steps = [];
  let active = first;
  const tell = (/** @type {string} */ found) => {
    const known = findings.get(found);
    findings.set(found, {
      times: (known?.times ?? 0) + 1,
      role,
      at: active.url(),
      steps: known?.steps ?? steps.slice(-MOST_STEPS),
    });
  };
  for (const page of [first, second]) watch(page, tell);
  context.on('page', (opened) => void opened.close().catch(() => undefined));
  for (let step = 0; step < STEPS_OF_A_ROLE && Date.now() < until; step += 1) {
    if (random.below(12) === 0) active = active === first ? second : first;
    if (random.below(8) === 0) await fail(random.pick(services), random.pick(serviceFaults));
    if (random.below(10) === 0) await clear();
    const { did, found } = await takeStep(active, random, app);
    steps.push(did);
    count += 1;
    await pause(random.pick([0, 50, 400]));
    screens.add(new URL(active.url()).pathname.replace(/[\w-]*\d[\w-]*/g, ':id'));
    const problems = await problemsOfPage(active, clear);
    for (const problem of found === undefined ? problems : [found, ...problems]) tell(problem);
    if (problems.length > 0) await active.goto(app).catch(() => undefined);
  }
  await clear();
  await context.close();
};

const backOffices = createBackOffices();
try {
  const [addresses] = await backOffices.start(1);
  if (!addresses) throw new Error('No back-office has started.');
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  for (let turn = 0; Date.now() < until; turn += 1) {
    // A turn that throws is not a finding. A sign-in may time out on a slow machine.
    await work(browser, addresses, roles[turn % roles.length] ?? '').catch((/** @type {Error} */ { message }) => {
      console.log(`given up: ${message.split('\n')[0]}`);
    });
  }
  await browser.close();
} finally {
  await backOffices.stop();
}

for (const [found, { times, role, at, steps }] of findings)
  console.log(`\n${found}\n  ${times} times, first as ${role} at ${at}, after:\n  ${steps.join('\n  ')}`);
console.log(`\nseed ${values.seed}: ${count} steps, ${screens.size} screens, ${findings.size} findings`);
console.log([...screens].sort().join(' '));
process.exitCode = findings.size === 0 ? 0 : 1;
