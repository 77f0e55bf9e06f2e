// Guards: Print has the whole record or list page, light and without controls, with its title and the time of printing.
import type { Page } from 'playwright-core';
import { addImport, monthAgo, openApp, rowsOf, services, waitForRows } from './support/index.ts';

/** Width in CSS pixels of a sheet of 210 mm without its margins. */
const SHEET_WIDTH = 703;

/** Emulates the print media and waits for the print heading and the title. */
const print = async (page: Page, title: RegExp): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Impreso el \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d por \w+$/).waitFor();
  await page.getByText(title).first().waitFor();
};

/** Reads the colors of the page and of its heading, each as red, green and blue. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1, main h2') ?? document.body;
    return [getComputedStyle(document.body).backgroundColor, getComputedStyle(heading).color].map((color) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    );
  });

/** Opens a record in the dark theme, and lays it out for print at the width of a sheet. */
const printRecord = async (path: string, shown: (page: Page) => Promise<void>, title: RegExp) => {
  const app = await openApp({ user: 'administrador', path, theme: 'dark' });
  const { page } = app;
  await shown(page);
  await page.locator('html[data-theme="dark"]').waitFor();
  await print(page, title);
  await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 });
  return app;
};

/** Expects a printed page in the light theme, without controls, and not wider than its sheet. */
const expectPaper = async (page: Page): Promise<void> => {
  // A copyable code is a button on the screen, and is printed as text.
  const tools = 'header, nav, form, [role="toolbar"], [role="grid"], [role="tooltip"], button:not(.printed)';
  expect(await page.locator(tools).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText('Saltar al contenido').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET_WIDTH);
  const [ground = [], ink = []] = await colorsOf(page);
  expect(Math.min(...ground)).toBe(255);
  expect(Math.max(...ink)).toBeLessThan(128);
};

test('a printed payment is complete and light, with only the last digits of its card and without controls', async () => {
  const payment = await services.payments.take(
    'approved',
    ({ payer, payment_methods: [method], external_transaction_id: own }) =>
      Boolean(payer?.name && own && method?.first_six_digits && method.gateway?.transaction_id),
  );
  const [method] = payment.payment_methods;
  const ready = (page: Page) => page.getByRole('region', { name: 'Condiciones' }).waitFor();
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

test('a printed withdrawal does not include the list behind it', async () => {
  const { id, destination } = await services.withdrawals.take('pending_authorization');
  const ready = (page: Page) => page.getByText('Disponible para retirar').waitFor();
  const app = await printRecord(`/retiros?accion=detail&retiro=${id}`, ready, /^Retiro de .* · Back-office de pagos$/);
  const { page } = app;
  await expectPaper(page);
  expect(await page.getByRole('heading', { name: 'Entidad', exact: true }).isVisible()).toBe(true);
  const text = await page.locator('body').innerText();
  for (const shown of [id, destination.value]) expect(text).toContain(shown);
  expect(text).not.toContain('Retiros pendientes');
  await app.close();
});

test('a printed distribution does not include the list beside it', async () => {
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

test('a printed import has its facts and its rows, and no controls', async () => {
  const { import_id: id, file_name: file } = await addImport(['10,50', 'x']);
  const app = await printRecord(
    `/importacion/${id}`,
    waitForRows,
    new RegExp(`^Importación ${file} · Back-office de pagos$`),
  );
  const { page } = app;
  await expectPaper(page);
  expect(await page.getByRole('region', { name: 'Resumen' }).innerText()).toContain(id);
  expect(await page.getByRole('table').locator('tbody tr').count()).toBe(2);
  expect(await page.getByText('Espera su confirmación.').isVisible()).toBe(false);
  await app.close();
});

test('Imprimir in the menu prints the record without the menu', async () => {
  const { id } = await services.payments.take('approved');
  const app = await openApp({ user: 'operador', path: `/pago/${id}`, theme: 'dark' });
  const { page } = app;
  await page.getByRole('region', { name: 'Condiciones' }).waitFor();
  await page.locator('html[data-theme="dark"]').waitFor();
  // A browser may lay out the printed page right after the listeners of `beforeprint`. Later changes are not printed.
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
  await page.evaluate(() => dispatchEvent(new Event('afterprint'))); // headless Chromium never ends the print
  await page.locator('html[data-theme="dark"]').waitFor();
  await app.close();
});

test('a printed list has every row of the page, its columns and position, and no search form', async () => {
  const period = `period=${monthAgo(7).first}..${monthAgo(0).last}`;
  const app = await openApp({ user: 'operador', path: `/pagos?${period}&filas=100` });
  const { page } = app;
  await waitForRows(page);
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

test('each printed account is on one line, even beside a warning', async () => {
  const app = await openApp({ user: 'administrador', path: '/retiros' });
  const { page } = app;
  await waitForRows(page);
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
