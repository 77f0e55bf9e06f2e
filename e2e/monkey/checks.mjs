import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('playwright-core').Page} Page */

/** Deadline in milliseconds of a change once the services answer again. */
const LONGEST_CHANGE = 60_000;

/** Milliseconds until a resized page has its new layout. */
const LAYOUT = 2_000;

/** Pixels by which rounding may exceed the window. */
const ROUNDING = 1;

/**
 * Reads the problems of the visible page. It runs in the browser.
 * @param {number} rounding
 */
const look = (rounding) => {
  const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter(isShown).at(-1);
  const waysOut = [...(dialog?.querySelectorAll('button, a[href], input, textarea') ?? [])].filter(
    (way) => isShown(way) && !way.matches(':disabled, [aria-disabled="true"]'),
  );
  const isWide = document.documentElement.scrollWidth - innerWidth > rounding;
  const widest = [...document.querySelectorAll('body *')].findLast(
    (element) => element.getBoundingClientRect().right > innerWidth + rounding,
  );
  return {
    sideways: isWide ? `<${widest?.localName}> "${widest?.textContent?.slice(0, 30)}"` : undefined,
    broken: document.body.innerText.includes('No se pudo mostrar esta pantalla'),
    // A dialog without an enabled control waits for its request. It has enabled controls again once the request ends.
    busy: document.body.innerText.includes('Enviando…') || (dialog !== undefined && waysOut.length === 0),
  };
};

/** @param {Page} page */
const seen = (page) => page.evaluate(look, ROUNDING).catch(() => undefined); // the page is being loaded

/**
 * Checks the visible page and describes its problems. For a form or dialog that waits, it clears the faults of the
 * services and gives it time before it counts as stuck.
 * @param {Page} page
 * @param {() => Promise<unknown>} clearFaults
 * @returns {Promise<readonly string[]>}
 */
export const problemsOfPage = async (page, clearFaults) => {
  const now = await seen(page);
  if (!now) return [];
  const found = [];
  if (now.broken) found.push('"No se pudo mostrar esta pantalla"');
  // a page that is being laid out is checked once more
  const still = now.sideways && (await pause(LAYOUT), (await seen(page))?.sideways);
  if (still) found.push(`the page scrolls sideways at ${new URL(page.url()).pathname}: ${still}`);
  if (now.busy) {
    await clearFaults();
    await page.keyboard.press('Escape'); // closes dialogs without a button: notices, the period picker
    const last = Date.now() + LONGEST_CHANGE;
    while ((await seen(page))?.busy && Date.now() < last) await pause(250);
    if ((await seen(page))?.busy) found.push('a form or dialog is stuck');
  }
  return found;
};
