// npm run pictures    takes the pictures of the documents from the built application, with fixed data and a fixed day
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from './chromium.mjs';
import { pictures } from './pictures/pictures.table.mjs';
import { root } from './run/command.mjs';
import { freePort } from './run/ports.mjs';
import { builtServices, local } from './run/services.mjs';
import { cleanedUp } from './run/processes.mjs';
import { createSupervisor } from './run/supervise.mjs';
import { endWhenAsked } from './run/until-stopped.mjs';

/** Start of the clocks of services and browser, which then run on: a Wednesday, 10:00 in Buenos Aires. */
const date = '2026-11-25T13:00:00.000Z';

/** Milliseconds to wait after the last response, for parts of a screen that appear late. */
const QUIET = 1_500;

const size = { width: 1280, height: 800 };

/** @param {import('playwright-core').Browser} browser @param {string} app @param {string} user */
const signIn = async (browser, app, user) => {
  const context = await browser.newContext({ viewport: size, locale: 'es-AR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install({ time: date });
  await page.goto(app);
  await page.locator('#username').fill(user);
  await page.locator('#password').fill(user);
  await page.locator('#kc-login').click();
  await page.getByRole('main').waitFor();
  return page;
};

/**
 * @param {import('playwright-core').Page} page
 * @param {string} app
 * @param {import('./pictures/pictures.table.mjs').Picture} picture
 */
const take = async (page, app, { name, path, prepare }) => {
  await page.goto(app + path);
  await page.getByRole('main').waitFor();
  await prepare?.(page);
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    await page.waitForLoadState('networkidle');
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(QUIET);
    await page.screenshot({ path: `${root}docs/images/${name}-${colorScheme}.png`, animations: 'disabled' });
  }
  console.log(`docs/images/${name}-light.png, ${name}-dark.png`);
};

const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-pictures-'));
const ports = { gateway: await freePort(), platform: await freePort() };
const supervisor = createSupervisor((service, line) => console.log(`[${service}] ${line}`));
const cleanUp = cleanedUp(async () => {
  await supervisor.stop();
  await rm(dataDir, { recursive: true, force: true });
});
endWhenAsked();
try {
  const services = builtServices(ports, { dataDir, payments: '3000' });
  const preload = `--import=${root}tools/pictures/fixed-date.mjs`;
  await supervisor.start(
    services.map((service) => ({
      ...service,
      env: { ...service.env, PICTURES_DATE: date, NODE_OPTIONS: preload },
    })),
  );
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  try {
    for (const picture of pictures) {
      const page = await signIn(browser, local(ports.gateway), picture.as);
      await take(page, local(ports.gateway), picture);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
} finally {
  await cleanUp();
}
