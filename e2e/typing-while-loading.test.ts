// Guards: Text typed while a dialog's chunk loads lands in the dialog's first field, or in the field with the focus.
// A slow start loses no key.
import type { Page } from 'playwright-core';
import { openApp, rowsOf, services, waitForRows } from './support/index.ts';

/** Delay in milliseconds of each chunk of a dialog. */
const SLOW = 1_500;

const slowDialogs = (page: Page) =>
  page.route(/\/assets\/[\w.]*dialogs-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.continue();
  });

test('text typed while the dialog of a payment action loads is in its first field', async () => {
  const { id } = await services.payments.take('issued');
  const app = await openApp({ user: 'administrador', path: `/pago/${id}` });
  const { page } = app;
  await slowDialogs(page);
  await page.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  await page.keyboard.type('teclado', { delay: 60 });
  const reason = page.getByRole('dialog').getByLabel('Ingrese el motivo');
  await reason.waitFor();
  await page.keyboard.type(' dos veces');
  expect(await reason.inputValue()).toBe('teclado dos veces');
  await app.close();
});

test('text typed while the quick search loads is in its box', async () => {
  const app = await openApp({ user: 'operador', path: '/perfil' });
  const { page } = app;
  await page.route(/\/assets\/QuickSearchDialog-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.continue();
  });
  await page.getByRole('button', { name: /^Buscar o ir a/ }).click();
  await page.keyboard.type('teclado', { delay: 60 });
  const box = page.getByRole('combobox', { name: 'Búsqueda rápida' });
  await box.waitFor();
  await page.keyboard.type('x');
  expect(await box.inputValue()).toBe('tecladox');
  await app.close();
});

/** Presses Ctrl K every 5 ms from the start of the page, until the application handles it. */
const pressUntilTaken = (): void => {
  const pressing = setInterval(() => {
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    dispatchEvent(press);
    if (press.defaultPrevented) clearInterval(pressing);
  }, 5);
};

test('the first Ctrl K that the application handles opens the quick search', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  const { page, context } = app;
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(pressUntilTaken);
  await page.reload();
  await page.getByRole('combobox', { name: 'Búsqueda rápida' }).waitFor();
  await app.close();
});

test('text typed into another field while a dialog loads stays in that field', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/retiros', width: 1440 });
  const { page } = app;
  await waitForRows(page);
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.continue();
  });
  await rowsOf(page).first().locator('[data-field="collectorName"]').click();
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.keyboard.type('perez', { delay: 30 });
  expect(await search.inputValue()).toBe('perez');
  await page.getByRole('dialog', { name: 'Detalle de retiro' }).waitFor();
  await app.close();
});
