// A Firefox as people have it, driven over WebDriver BiDi. The Firefox of Playwright is another build, and is not used.
import { firefox } from 'playwright-core';

/** No motion, as the other tests have it; Playwright cannot say so over WebDriver BiDi. */
const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };

/** Commands that Playwright sends for each window, and that an extended support release may not know yet. */
const LEFT_OUT = /^emulation\./;

/**
 * Lets a command that this Firefox does not know be left out: Playwright expects the newest one, and opens no window
 * without, for example, the theme of the system that no test here asks for.
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
