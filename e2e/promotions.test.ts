// Guards: Promotions are opened from the menu, searched by an address that keeps it, and cards on a phone.
import { addresses, openApp } from './support/index.ts';

const path = '/comercios/promociones';

test('promotions are opened from the menu with the terms of each', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'Buscar Promociones' }).click();
  await page.getByRole('heading', { name: 'Buscar Promociones' }).waitFor();
  await page.getByText('28 promociones', { exact: true }).waitFor();
  const columns = ['NOMBRE', 'ENTIDAD', 'MEDIOS DE PAGO', 'CUOTAS', 'DESCUENTO', 'VIGENCIA', 'ESTADO'];
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
  const grid = page.getByRole('grid', { name: 'Buscar Promociones' });
  await grid.getByText('Todas', { exact: true }).first().waitFor();
  await grid
    .getByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/)
    .first()
    .waitFor();
  await app.close();
});

test('promotions are found by name, by collector and by whether they are on, and the address keeps it', async () => {
  const app = await openApp({ as: 'operador', path });
  const { page } = app;
  await page.getByText('28 promociones', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Inactivas' }).click();
  await page.getByRole('searchbox').fill('cuotas');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.search === '?q=cuotas&estado=inactivas');
  await page.reload();
  const states = page.getByRole('row').getByText(/^(Activa|Inactiva)$/);
  await states.first().waitFor();
  expect(new Set(await states.allTextContents())).toEqual(new Set(['Inactiva']));

  await page.goto(`${addresses.app}${path}?collector_id=LUZN&collector_name=Luz`);
  await page.getByRole('button', { name: 'LUZN - Luz' }).waitFor();
  await page.goto(`${addresses.app}${path}?q=nada+se+llama+as%C3%AD`);
  await page.getByText('No se encontraron promociones', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Limpiar filtros' }).last().click();
  await page.getByText('28 promociones', { exact: true }).waitFor();
  await app.close();
});

test('on a phone promotions are cards', async () => {
  const app = await openApp({ as: 'operador', path, width: 390 });
  await app.page.getByRole('main').getByRole('listitem').first().waitFor();
  await app.close();
});
