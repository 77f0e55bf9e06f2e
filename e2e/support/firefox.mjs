// Drives an installed Firefox over WebDriver BiDi. Playwright's own Firefox is a patched build, and is not used.
import { firefox } from 'playwright-core';

/** Reduces motion, as the other tests do. Playwright cannot set it over WebDriver BiDi. */
const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };

/** Commands that Playwright sends for each window. An extended support release may not know them yet. */
const LEFT_OUT = /^emulation\./;

/**
 * Ignores `emulation.` commands that this Firefox does not know. Playwright expects the newest Firefox, and otherwise
 * opens no window: Playwright sets the theme of the system even when no test asks for one.
 * @param {import('playwright-core').Browser} browser
 */
const leaveOutUnknown = (browser) => {
  const session = Reflect.get(Reflect.get(browser, '_connection').toImpl(browser), '_browserSession');
  const send = session.send.bind(session);
  session.send = (/** @type {string} */ command, /** @type {object} */ parameters) =>
    send(command, parameters).catch((/** @type {Error} */ error) => {
      if (LEFT_OUT.test(command) && error.message.includes('unknown command')) return {};
      throw error;
    });
};

/** @param {string} executablePath */
export const launchFirefox = async (executablePath) => {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  leaveOutUnknown(browser);
  return browser;
};
