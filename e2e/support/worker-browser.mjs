// The browser of a Jest worker: launched by its first file, and the same for the others. It lives outside the files'
// own modules, so that Playwright is loaded once, too. Chromium, or Firefox in the stage of that name.
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from '../../tools/chromium.mjs';
import { launchFirefox } from './firefox.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

/** @type {Promise<Browser> | undefined} */
let launched;

/** Playwright hides scroll bars. They take room beside what they scroll, as on Windows. */
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
 * The browser of this worker; another one when it has crashed.
 * @returns {Promise<Browser>}
 */
export const workerBrowser = async () => {
  const running = await launched;
  if (!running?.isConnected()) launched = launch();
  return /** @type {Promise<Browser>} */ (launched);
};

/** Closes it, if a file has launched it. */
export const closeWorkerBrowser = async () => {
  const running = await launched;
  await running?.close();
};
