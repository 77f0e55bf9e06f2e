// Measures one page of a list in the browser: its cold load, and interactions with its rows, search, order and pager.

/** @typedef {import('playwright-core').Page} Page */

const rows = '[role="row"][data-id] [role="gridcell"]';

/** Records the time of the first rows, the time blocked by long tasks, and the slowest interaction. */
const watch = () => {
  /** @type {{ rowsAt: number, blocked: number, slowest: number }} */
  const seen = { rowsAt: 0, blocked: 0, slowest: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        seen.slowest = Math.max(seen.slowest, entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  const look = () => {
    if (document.querySelector('[role="row"][data-id] [role="gridcell"] a')) seen.rowsAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * CPU milliseconds of the page's main thread since the start.
 * @param {import('playwright-core').CDPSession} session
 */
const worked = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
};

/** Waits until the network and the page are idle. @param {Page} page */
const idle = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[role="progressbar"]'));
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 150), { timeout: 2000 })),
  );
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} options
 */
const openPage = async (browser, options) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  // CPU time instead of clock time: other load on the machine affects it less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, session };
};

/**
 * Measures a first visit. The cache is empty, and the person is signed in.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} options
 * @param {string} url
 */
export const measureLoad = async (browser, options, url) => {
  const { context, page, session } = await openPage(browser, options);
  await session.send('Network.enable');
  const sum = { requests: 0, scripts: 0, bytes: 0 };
  session.on('Network.responseReceived', ({ type }) => {
    sum.requests += 1;
    if (type === 'Script') sum.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.locator(rows).first().waitFor();
  await idle(page);
  const shown = await page.evaluate(() => {
    /** @type {{ rowsAt: number, blocked: number }} */
    const { rowsAt, blocked } = Reflect.get(globalThis, 'seen');
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    return { paint, rowsAt, blocked };
  });
  const cpu = await worked(session);
  await context.close();
  return {
    requests: sum.requests,
    scripts: sum.scripts,
    'kB, compressed': sum.bytes / 1000,
    'first paint, ms': shown.paint,
    'first rows seen, ms': shown.rowsAt,
    'total blocking time, ms': shown.blocked,
    'processor, ms': cpu,
  };
};

/** Returns the center of an element in viewport pixels. @param {import('playwright-core').Locator} locator */
const middleOf = async (locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Steps of the measurement in order. A step begins when the page is idle. Its target is an element to click, or a key
 * to press.
 * @type {readonly (readonly [string, (page: Page) => import('playwright-core').Locator | string])[]}
 */
const steps = [
  ['tick one', (page) => page.locator(`${rows} input[type="checkbox"]`).nth(2)],
  ['tick another', (page) => page.locator(`${rows} input[type="checkbox"]`).nth(4)],
  ['tick all', (page) => page.getByRole('columnheader').getByRole('checkbox')],
  ['untick all', (page) => page.getByRole('columnheader').getByRole('checkbox')],
  ['open menu', (page) => page.locator(`${rows} button[aria-haspopup="menu"]`).nth(3)],
  ['close menu', () => 'Escape'],
  ['focus search', (page) => page.getByRole('search').getByRole('searchbox')],
  ['type a letter', () => 'a'],
  ['sort', (page) => page.getByRole('columnheader', { name: 'IMPORTE' })],
  ['next page', (page) => page.getByRole('button', { name: /página siguiente/i })],
];

/**
 * Measures each step on a page of rows: milliseconds until the paint, and CPU milliseconds.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} options
 * @param {string} url
 */
export const measureInteractions = async (browser, options, url) => {
  const { context, page, session } = await openPage(browser, options);
  await page.goto(url);
  await page.locator(rows).first().waitFor();
  /** @type {Record<string, number>} */
  const found = {};
  for (const [name, targetOf] of steps) {
    const target = targetOf(page);
    if (typeof target !== 'string') await target.scrollIntoViewIfNeeded();
    const place = typeof target === 'string' ? undefined : await middleOf(target);
    if (place) await page.mouse.move(place.x, place.y);
    await idle(page);
    await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'seen'), { slowest: 0 }));
    const before = await worked(session);
    if (place) await page.mouse.click(place.x, place.y);
    else await page.keyboard.press(String(target));
    await idle(page);
    found[`${name}: to paint, ms`] = await page.evaluate(() => Reflect.get(globalThis, 'seen').slowest);
    found[`${name}: processor, ms`] = (await worked(session)) - before;
  }
  await context.close();
  return found;
};
