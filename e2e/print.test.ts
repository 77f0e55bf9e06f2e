// Guards: Paper has the record, or every row of the page, light and without tools, with what it is and when.
import type { Page } from 'playwright-core';
import { addImport, monthAgo, openApp, rowsOf, services, settled } from './support/index.ts';

/** Width of a sheet of 210 mm between its margins, in pixels of a style sheet. */
const SHEET_WIDTH = 703;

/** Puts the page on paper, as the printer sees it. */
const print = async (page: Page, title: RegExp): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Impreso el \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d por \w+$/).waitFor();
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

/** Opens a record from the dark theme, and puts it on a sheet. */
const printRecord = async (path: string, shown: (page: Page) => Promise<void>, title: RegExp) => {
  const app = await openApp({ as: 'administrador', path, theme: 'dark' });
  const { page } = app;
  await shown(page);
  await page.locator('html[data-theme="dark"]').waitFor();
  await print(page, title);
  await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 });
  return app;
};

/** Waits until paper is light, without what can be pressed, and not wider than its sheet. */
const expectPaper = async (page: Page): Promise<void> => {
  // a code is a button on the screen; on paper it is text
  const tools = 'header, nav, form, [role="toolbar"], [role="grid"], [role="tooltip"], button:not(.printed)';
  expect(await page.locator(tools).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText('Saltar al contenido').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET_WIDTH);
  const [ground = [], ink = []] = await colorsOf(page);
  expect(Math.min(...ground)).toBe(255);
  expect(Math.max(...ink)).toBeLessThan(128);
};

test('a payment on paper is light and whole, with the last digits of its card and nothing to press', async () => {
  const payment = await services.payments.take(
    'approved',
    ({ payer, payment_methods: [method], external_transaction_id: own }) =>
      Boolean(payer?.name && own && method?.first_six_digits && method.gateway?.transaction_id),
  );
  const [method] = payment.payment_methods;
  const ready = (page: Page) => page.getByRole('region', { name: 'Extra' }).waitFor();
  const title = new RegExp(`^Pago de ${payment.payer?.name} · .* · Back-office de pagos$`);
  const app = await printRecord(`/pago/${payment.id}`, ready, title);
  const { page } = app;
  await expectPaper(page);
  expect(await page.getByRole('button', { name: 'Copiar el código accredited' }).first().isVisible()).toBe(true);
  const main = await page.getByRole('main').innerText();
  for (const shown of [
    payment.id,
    payment.external_transaction_id,
    method?.gateway?.transaction_id,
    `•••••• ${method?.last_four_digits}`,
  ])
    expect(main).toContain(shown);
  expect(main).not.toContain(`${method?.first_six_digits} `);
  expect(main).not.toContain('Vencimiento\n');
  await page.emulateMedia({ media: 'screen' });
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.getByRole('banner').waitFor();
  await page.getByText(`${method?.first_six_digits} •••••• ${method?.last_four_digits}`).waitFor();
  await app.close();
});

test('a withdrawal on paper leaves the list behind it on the screen', async () => {
  const { id, destination } = await services.withdrawals.take('pending_authorization');
  const ready = (page: Page) => page.getByText('Disponible para retirar').waitFor();
  const app = await printRecord(`/retiros?accion=detail&retiro=${id}`, ready, /^Retiro de .* · Back-office de pagos$/);
  const { page } = app;
  await expectPaper(page);
  expect(await page.getByRole('heading', { name: 'Entidad', exact: true }).isVisible()).toBe(true);
  const text = await page.locator('body').innerText();
  for (const shown of [id, destination.value]) expect(text).toContain(shown);
  expect(text).not.toContain('Autorización de retiros');
  await app.close();
});

test('a distribution on paper leaves the list beside it on the screen', async () => {
  const { id, payment_id: payment } = await services.distributions.take('success');
  const ready = (page: Page) => page.getByRole('list', { name: 'Destinos' }).waitFor();
  const app = await printRecord(`/distribucion?ver=${id}`, ready, /^Distribución de .* · Back-office de pagos$/);
  const { page } = app;
  await expectPaper(page);
  const text = await page.locator('body').innerText();
  for (const shown of [id, payment]) expect(text).toContain(shown);
  expect(await page.getByRole('heading', { name: 'Distribuciones', includeHidden: true }).isVisible()).toBe(false);
  expect(await page.getByRole('table').isVisible()).toBe(false);
  await app.close();
});

test('an import on paper has its facts and its rows, and nothing that only a screen can do', async () => {
  const { import_id: id, file_name: file } = await addImport(['10,50', 'x']);
  const app = await printRecord(
    `/importacion/${id}`,
    settled,
    new RegExp(`^Importación ${file} · Back-office de pagos$`),
  );
  const { page } = app;
  await expectPaper(page);
  expect(await page.getByRole('region', { name: 'Resumen' }).innerText()).toContain(id);
  expect(await page.getByRole('table').locator('tbody tr').count()).toBe(2);
  expect(await page.getByText('Espera su confirmación.').isVisible()).toBe(false);
  await app.close();
});

test('Imprimir of the menu puts the record on paper, without the menu', async () => {
  const { id } = await services.payments.take('approved');
  const app = await openApp({ as: 'operador', path: `/pago/${id}`, theme: 'dark' });
  const { page } = app;
  await page.getByRole('region', { name: 'Extra' }).waitFor();
  await page.locator('html[data-theme="dark"]').waitFor();
  // a browser may lay out the paper right after its listeners: what is not drawn by then is not printed
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const seen = [document.querySelector('.print-header')?.textContent, document.documentElement.dataset['theme']];
      document.body.append(Object.assign(document.createElement('output'), { textContent: seen.join(' / ') }));
    });
  });
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('menuitem', { name: 'Imprimir' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('menuitem', { name: 'Imprimir' }).click();
  await page.getByText(/^Pago de .*Impreso el .* por operador \/ light$/).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('afterprint'))); // a browser without a window prints for ever
  await page.locator('html[data-theme="dark"]').waitFor();
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

test('each account on paper stands in one line, beside a warning, too', async () => {
  const app = await openApp({ as: 'administrador', path: '/retiros' });
  const { page } = app;
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 });
  await page.locator('table .account').first().waitFor();
  const lines = await page.locator('table .account').evaluateAll((accounts) =>
    accounts.map((account) => {
      const range = document.createRange();
      range.selectNodeContents(account);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET_WIDTH);
  await app.close();
});
