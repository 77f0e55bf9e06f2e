// Browser of a Jest worker: Chromium, or Firefox in the stage `firefox`. The first test file launches it, and the
// others reuse it. This module is outside their module registry, so that Playwright is loaded once.
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from '../../tools/chromium.mjs';
import { launchFirefox } from './firefox.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

/** @type {Promise<Browser> | undefined} */
let launched;

/** Flag of Playwright that is removed. Visible scroll bars take room beside the content, as on Windows. */
const withScrollBars = ['--hide-scrollbars'];

const launch = async () => {
  const firefox = process.env['E2E_FIREFOX'];
  return firefox === undefined
    ? chromium.launch({
        executablePath: await provideChromium(),
        args: chromiumFlags,
        ignoreDefaultArgs: withScrollBars,
      })
    : launchFirefox(firefox);
};

/**
 * Returns the browser of this worker, and launches a new one after a crash.
 * @returns {Promise<Browser>}
 */
export const workerBrowser = async () => {
  const running = await launched;
  if (!running?.isConnected()) launched = launch();
  return /** @type {Promise<Browser>} */ (launched);
};

/** Closes the browser of this worker, if one was launched. */
export const closeWorkerBrowser = async () => {
  const running = await launched;
  await running?.close();
};
