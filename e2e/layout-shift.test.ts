// Guards: A screen that loads in parts has almost no layout shift.
import type { Page } from 'playwright-core';
import { addresses, waitUntilLoaded, openApp } from './support/index.ts';

/** Milliseconds between the answers of the gateway: parts of a screen arrive one after the other. */
const BETWEEN = 100;

/** Maximum layout shift score of a screen, as browsers compute it: some lines that move by one line. */
const MOST_SHIFT = 0.02;

const answerInTurns = async (page: Page): Promise<void> => {
  let turns = 0;
  await page.route('**/graphql', async (route) => {
    turns += 1;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, turns * BETWEEN));
    await route.fulfill({ response });
  });
};

/** Records the layout shifts of every page loaded from now on. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { readonly by: number; readonly cause: readonly string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources }: { value: number; sources: { node: Node | null }[] } = Object(entry);
        shifts.push({ by: value, cause: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shiftsOf = (page: Page): Promise<readonly { readonly by: number; readonly what: readonly string[] }[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'));

test.each([
  [390, '/home', /desde hace/],
  [390, '/afip', /^Presentada$/],
  [390, '/comercios/LUZN', /^\$/],
  [1440, '/comercios/LUZN', /^\$/],
])('at %i pixels %s has almost no layout shift while it loads', async (width, path, last) => {
  const app = await openApp({ user: 'administrador', path: '/perfil', width, height: width < 600 ? 844 : 900 });
  const { page } = app;
  await watchShifts(page);
  await answerInTurns(page);
  await page.goto(`${addresses.app}${path}`);
  await page.waitForLoadState('networkidle');
  await waitUntilLoaded(page);
  await page.getByText(last).first().waitFor();

  const shifts = await shiftsOf(page);
  const moved = shifts.reduce((sum, { by }) => sum + by, 0);
  expect({ moved, shifts: moved < MOST_SHIFT ? [] : shifts }).toEqual({ moved: expect.any(Number), shifts: [] });
  await app.close();
});
