// Guards: Paper has the record, or every row of the page, light and without tools, with what it is and when.
import type { Page } from 'playwright-core';
import { monthAgo, openApp, rowsOf, settled, takePayment } from './support/index.ts';

/** Puts the page on paper, as the printer sees it. */
const print = async (page: Page, title: RegExp): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Impreso el \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d por operador$/).waitFor();
  await page.getByText(title).first().waitFor();
};

/** Colors of the page and of its heading, as red, green and blue. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1, main h2') ?? document.body;
    return [getComputedStyle(document.body).backgroundColor, getComputedStyle(heading).color].map((color) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    );
  });

test('a payment on paper is light and whole, without anything to press', async () => {
  const { id, payer } = await takePayment('approved', (one) => Boolean(one.payer?.name));
  const app = await openApp({ as: 'operador', path: `/pago/${id}`, theme: 'dark' });
  const { page } = app;
  await page.getByRole('region', { name: 'Extra' }).waitFor();
  await page.locator('html[data-theme="dark"]').waitFor();
  await print(page, new RegExp(`^Pago de ${payer?.name} · .* · Back-office de pagos$`));
  for (const role of ['banner', 'navigation', 'group'] as const)
    for (const part of await page.getByRole(role, { name: role === 'group' ? 'Acciones del pago' : /.*/ }).all())
      expect([role, await part.isVisible()]).toEqual([role, false]);
  // a code is a button on the screen; on paper it is text
  expect(await page.locator('main button:visible:not(.printed)').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Copiar el código accredited' }).first().isVisible()).toBe(true);
  const [ground = [], ink = []] = await colorsOf(page);
  expect(Math.min(...ground)).toBe(255);
  expect(Math.max(...ink)).toBeLessThan(128);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.getByRole('banner').waitFor();
  await app.close();
});

test('a list on paper has every row of the page, its columns, filters and place', async () => {
  const period = `period=${monthAgo(7).first}..${monthAgo(0).last}`;
  const app = await openApp({ as: 'operador', path: `/pagos?${period}&filas=100` });
  const { page } = app;
  await settled(page);
  expect(await rowsOf(page).count()).toBeLessThan(100);
  await print(page, /^Buscar Pagos · Back-office de pagos$/);
  const table = page.getByRole('table', { name: /^1–100 de [\d.]+$/ });
  expect(await table.locator('tbody tr').count()).toBe(100);
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'FECHA',
    'ID TRANSACCIÓN',
    'CONCEPTO',
    'DESCRIPCIÓN',
    'NOMBRE',
    'IMPORTE',
    'MEDIO DE PAGO',
    'ESTADO',
  ]);
  expect(await page.getByRole('search').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2000);
  await app.close();
});
