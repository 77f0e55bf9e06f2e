// Guards: A dialog or menu over a full list restyles less than a third of the page at once.
import type { Browser } from 'playwright-core';
import { openApp, waitForRows } from './support/index.ts';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** Returns the largest number of elements that the browser restyled at once during `work`. */
const mostStyled = async (browser: Browser, work: () => Promise<void>): Promise<number> => {
  await browser.startTracing(undefined, { categories: ['devtools.timeline'] });
  await work();
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const styled = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(styled.length).toBeGreaterThan(0);
  return Math.max(...styled.map(({ args }) => args?.elementCount ?? 0));
};

test('typing into the quick search over a list, and opening a row menu, restyle little of the page', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos' });
  const { page } = app;
  const browser = app.context.browser();
  if (!browser) throw new Error('The browser has gone.');
  await waitForRows(page);
  await page.waitForLoadState('networkidle'); // sum and numbers come after the rows, with CSS rules of their own
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
  await useMenu(); // CSS rules that are new to the page restyle all of it once
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
