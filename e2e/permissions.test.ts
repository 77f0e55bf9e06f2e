// Guards: The last tab of the first page is kept; unknown addresses lead home; the menu tells the version and collapses.
import { addresses, openApp } from './support/index.ts';

test('the last tab is kept for the session, and its search answers', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  await page.getByRole('tab', { name: 'Buscar Entidades' }).click();
  await page.getByRole('searchbox').fill('luz');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('link', { name: 'Luz del Norte Distribuidora', exact: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('home.tab.active'))).toBe('collector');
  await page.reload();
  await page.getByRole('tab', { name: 'Buscar Entidades', selected: true }).waitFor();

  await page.getByRole('tab', { name: 'Buscar Pagadores' }).click();
  await page.getByRole('searchbox').fill('nadie con este nombre');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByText('No se encontraron Pagadores', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Buscar Pagos' }).click();
  await page.getByRole('searchbox').fill('000000000000000000000000');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/pagos' && url.searchParams.get('q') !== null);
  await page.getByText('No se encontraron pagos', { exact: true }).waitFor();
  await app.close();
});

test('an unknown address leads home; an area without a screen says so', async () => {
  const app = await openApp({ as: 'administrador', path: '/no/existe' });
  const { page } = app;
  await page.waitForURL(`${addresses.app}/home`);
  await page.goto(`${addresses.app}/retiros/lotes/LUZN/42`);
  await page.waitForURL(`${addresses.app}/lotes/lotes/LUZN/42`);
  await page.goto(`${addresses.app}/comerciosLUZN`);
  await page.waitForURL(`${addresses.app}/comercios/LUZN`);
  await page.goto(`${addresses.app}/facturacion`);
  await page.getByText('Área no incluida').waitFor();
  await app.close();
});

test('the menu tells the version of the product and can be collapsed', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  await page.getByText(/1\.52\.1/).waitFor();
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Expandir el menú' }).waitFor();
  await app.close();
});
