// Guards: What a screen shows stays where it is while the rest of it arrives.
import type { Page } from 'playwright-core';
import { addresses, loaded, openApp } from './support/index.ts';

/** Milliseconds from one answer of the gateway to the next: parts of a screen arrive one after the other. */
const BETWEEN = 100;

/** Share of the window that may move, times how far: some lines by a line, as the browsers count it. */
const MOST = 0.02;

const answerInTurns = async (page: Page): Promise<void> => {
  let turns = 0;
  await page.route('**/graphql', async (route) => {
    turns += 1;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, turns * BETWEEN));
    await route.fulfill({ response });
  });
};

/** Notes what moves on its own, from the next page on. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { readonly by: number; readonly what: readonly string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources }: { value: number; sources: { node: Node | null }[] } = Object(entry);
        shifts.push({ by: value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
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
])('at %i pixels nothing of %s moves while it loads', async (width, path, last) => {
  const app = await openApp({ as: 'administrador', path: '/perfil', width, height: width < 600 ? 844 : 900 });
  const { page } = app;
  await watchShifts(page);
  await answerInTurns(page);
  await page.goto(`${addresses.app}${path}`);
  await page.waitForLoadState('networkidle');
  await loaded(page);
  await page.getByText(last).first().waitFor();

  const shifts = await shiftsOf(page);
  const moved = shifts.reduce((sum, { by }) => sum + by, 0);
  expect({ moved, shifts: moved < MOST ? [] : shifts }).toEqual({ moved: expect.any(Number), shifts: [] });
  await app.close();
});
