// Guards: Gateways and default gateways are opened from the menu, searched by an address that keeps it, and cards on a phone.
import { addresses, openApp } from './support/index.ts';

const path = '/comercios/gateways';
const byDefault = `${path}?vista=por-defecto`;

test('gateways are opened from the menu, and those by default', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Gateways' }).click();
  await menu.locator(`a[href="${path}"]`).click();
  await page.getByRole('heading', { name: 'Buscar Gateways' }).waitFor();
  await page.getByText('8 gateways', { exact: true }).waitFor();
  const columns = ['NOMBRE', 'DESCRIPCIÓN', 'MEDIOS DE PAGO', 'POR DEFECTO', 'ESTADO'];
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
  await page.getByText('Rapipago, Pago Fácil y Provincia NET', { exact: true }).waitFor();

  await menu.locator(`a[href="${byDefault}"]`).click();
  await page.getByText('4 gateways', { exact: true }).waitFor();
  expect(await page.getByRole('gridcell', { name: 'No', exact: true }).count()).toBe(0);
  await menu.getByRole('link', { name: 'Por defecto' }).and(page.locator('[aria-current="page"]')).waitFor();
  await page.getByRole('tab', { name: 'Todos' }).click();
  await page.getByText('8 gateways', { exact: true }).waitFor();
  await app.close();
});

test('gateways are found by name, and the address keeps it', async () => {
  const app = await openApp({ as: 'operador', path });
  const { page } = app;
  await page.getByRole('searchbox').fill('red');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.search === '?q=red');
  await page.reload();
  await page.getByText('Red Link', { exact: true }).waitFor();
  await page.goto(`${addresses.app}${path}?q=nadie`);
  await page.getByText('No se encontraron gateways', { exact: true }).waitFor();
  await app.close();
});

test('on a phone gateways are cards', async () => {
  const app = await openApp({ as: 'operador', path: byDefault, width: 390 });
  await app.page.getByRole('main').getByRole('listitem').first().waitFor();
  await app.close();
});
