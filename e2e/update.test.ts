// Guards: After an update, an open tab still sends its dialog. A later navigation opens the new version.
import { clientOf } from '@backoffice/platform/client';
import type { Page } from 'playwright-core';
import { runNode } from '../tools/run/command.mjs';
import { otherBuild, otherTitle } from './support/other-build-places.mjs';
import { runOwnBackOffice } from './support/running-back-office.ts';

const running = runOwnBackOffice(async () => {
  const built = await runNode(['e2e/support/other-build.mjs'], { env: { NODE_ENV: 'production' } });
  if (built.code !== 0) throw new Error(built.output);
});

const openAs = async (username: string, path: string): Promise<Page> => {
  const { app } = running();
  const browser = await globalThis.workerBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${app}${path}`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(username);
  await page.locator('#kc-login').click();
  await page.waitForURL((url) => url.origin === app);
  return page;
};

const openByMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name }).click();

test('a dialog opened before an update is sent after it, and later screens are those of the new version', async () => {
  const { platform, replace } = running();
  const { id } = await clientOf(platform).payments.take('issued');
  const page = await openAs('operador', `/pago/${id}?accion=cancel`);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ingrese el motivo').fill('Cargado dos veces');

  await replace({ gateway: `${otherBuild.gateway}/main.js`, web: otherBuild.web });
  expect(await dialog.getByLabel('Ingrese el motivo').inputValue()).toBe('Cargado dos veces');
  await dialog.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  await page.getByRole('main').getByText('Cancelado', { exact: true }).first().waitFor();

  // The old version's chunk and query still work, though its build is no longer served.
  await openByMenu(page, 'Pagadores');
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();

  const box = page.getByRole('searchbox').first();
  await box.fill('lo escrito');
  await page.clock.fastForward('01:30');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByText('Hay una versión nueva de la aplicación.').waitFor();
  expect(await box.inputValue()).toBe('lo escrito');

  await openByMenu(page, 'Buscar Pagos');
  await page.getByRole('heading', { name: otherTitle }).waitFor();
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
