// Guards: What opens over a full list is styled by itself: the rows behind it are not styled anew with each letter.
import type { Browser } from 'playwright-core';
import { openApp, settled } from './support/index.ts';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** Elements that the browser has styled at most at once while `work` runs. */
const mostStyled = async (browser: Browser, work: () => Promise<void>): Promise<number> => {
  await browser.startTracing(undefined, { categories: ['devtools.timeline'] });
  await work();
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const styled = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(styled.length).toBeGreaterThan(0);
  return Math.max(...styled.map(({ args }) => args?.elementCount ?? 0));
};

test('letters typed in the bar over a list, and menus of its rows, leave the list styled as it is', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  const { page } = app;
  const browser = app.context.browser();
  if (!browser) throw new Error('The browser has gone.');
  await settled(page);
  const few = (await page.locator('body *').count()) / 3;

  const useMenu = async () => {
    await page
      .getByRole('button', { name: /^Acciones del pago/ })
      .first()
      .click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  await useMenu(); // rules that are new to the page style all of it, once
  expect(await mostStyled(browser, useMenu)).toBeLessThan(few);

  const typeName = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Búsqueda rápida' }).waitFor();
    await page.keyboard.type('paga', { delay: 50 });
    await page
      .getByRole('option', { name: /Pagadores/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await typeName();
  expect(await mostStyled(browser, typeName)).toBeLessThan(few);
  await app.close();
});
