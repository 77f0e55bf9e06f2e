import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tools/run/command.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./random.mjs').Random} Random */

/**
 * Report of a step: what it did, and a fault that the step itself has noticed.
 * @typedef {{ did: string, found?: string }} Step
 */

/** Timeout in milliseconds of one click. A click on a covered or removed target ends without a finding. */
const timeout = 1_500;

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 390, height: 800 },
  { width: 683, height: 425 },
];

const keys = [
  'Escape',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'j',
  'k',
  'x',
  '/',
  '?',
  'g',
  'p',
];

const texts = ['perez', 'teclado', 'ana maria', 'LUZN', 'motivo de prueba'];

const CLICKED =
  'button, a[href], [role="tab"], [role="menuitem"], [role="option"], [role="combobox"], [role="gridcell"], input[type="checkbox"], input[type="radio"]';
const TYPED =
  'textarea:not([aria-hidden]), input[type="search"], input[type="text"]:not([inputmode]):not([role="spinbutton"])';

/**
 * Marks one of the usable elements of the topmost dialog or menu, or of the page without one. Returns its name. It runs
 * in the browser.
 * @param {{ selector: string, at: number }} given `at` from 0 to 1
 */
const markOne = ({ selector, at }) => {
  document.querySelectorAll('[data-monkey]').forEach((marked) => marked.removeAttribute('data-monkey'));
  const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
  const tops = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"], .MuiPopover-root')];
  const scope = tops.filter(isShown).at(-1) ?? document.body;
  const usable = [...scope.querySelectorAll(selector)].filter(
    (element) =>
      isShown(element) &&
      !element.matches(':disabled, [aria-disabled="true"], [target="_blank"]') &&
      !/cerrar sesi[oó]n|imprimir/i.test(element.textContent ?? '') &&
      new URL(element.getAttribute('href') ?? '', location.href).origin === location.origin,
  );
  const chosen = usable[Math.floor(at * usable.length)];
  chosen?.setAttribute('data-monkey', '');
  return chosen && (chosen.getAttribute('aria-label') ?? chosen.textContent ?? '').trim().slice(0, 40);
};

/** @param {Page} page @param {string} selector @param {Random} random */
const mark = (page, selector, random) => page.evaluate(markOne, { selector, at: random.below(10_000) / 10_000 });

/** @param {Page} page @param {Random} random @returns {Promise<Step>} */
const click = async (page, random) => {
  const name = await mark(page, CLICKED, random);
  if (name !== undefined) await page.locator('[data-monkey]').first().click({ timeout });
  return { did: `click ${name ?? 'nothing'}` };
};

/** @param {Page} page @param {Random} random @returns {Promise<Step>} */
const type = async (page, random) => {
  const name = await mark(page, TYPED, random);
  if (name === undefined) return { did: 'type nowhere' };
  const field = page.locator('[data-monkey]').first();
  const text = random.pick(texts);
  await field.fill('', { timeout });
  await field.pressSequentially(text, { delay: random.pick([5, 40, 120]), timeout: 10_000 });
  await pause(100);
  const kept = await field.evaluate((element) => document.activeElement === element && Reflect.get(element, 'value'));
  const did = `type ${text} into ${name || 'a field'}`;
  return typeof kept === 'string' && kept !== text
    ? { did, found: `a key is lost: "${text}" became "${kept}"` }
    : { did };
};

/** Addresses of pages and lists without an identifier in their path, read from the text of routes.ts. */
const addresses = [
  ...(await readFile(`${root}apps/web/src/domain/routes.ts`, 'utf8')).matchAll(/(?:page|list)\('(\/[\w/-]*)'/g),
].map(([, path = '/']) => path);

/** @type {readonly { weight: number, run: (page: Page, random: Random, app: string) => Promise<Step> }[]} */
const steps = [
  { weight: 50, run: click },
  { weight: 14, run: type },
  {
    weight: 14,
    run: async (page, random) => {
      const key = random.pick(keys);
      await page.keyboard.press(key);
      return { did: `press ${key}` };
    },
  },
  { weight: 5, run: async (page) => (await page.goBack({ timeout, waitUntil: 'commit' }), { did: 'back' }) },
  { weight: 3, run: async (page) => (await page.goForward({ timeout, waitUntil: 'commit' }), { did: 'forward' }) },
  {
    weight: 6,
    run: async (page, random, app) => {
      const path = random.pick(addresses);
      await page.goto(app + path, { waitUntil: 'commit' });
      await page.getByRole('main').waitFor({ timeout: 20_000 });
      return { did: `open ${path}` };
    },
  },
  {
    weight: 4,
    run: async (page, random) => {
      const size = random.pick(windows);
      await page.setViewportSize(size);
      return { did: `resize to ${size.width}` };
    },
  },
];

const deck = steps.flatMap(({ weight, run }) => Array.from({ length: weight }, () => run));

/**
 * Takes one random step. A step that throws is reported, not rethrown.
 * @param {Page} page
 * @param {Random} random
 * @param {string} app
 * @returns {Promise<Step>}
 */
export const takeStep = async (page, random, app) => {
  try {
    return await random.pick(deck)(page, random, app);
  } catch (error) {
    return { did: `could not: ${error instanceof Error ? error.message.split('\n')[0] : ''}` };
  }
};
