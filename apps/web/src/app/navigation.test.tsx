// Guards: Links of the menu name their destination, and an unknown address has a way back.
import { press, renderAt, screen, waitFor, within } from '@/testing';

const menu = () => screen.findByRole('navigation', { name: 'Menú principal' });

test('a group with a single screen is a link, in the open menu and in the collapsed one', async () => {
  const user = await renderAt('/perfil', { as: 'sinpermisos' });
  within(await menu()).getByRole('link', { name: 'Buscar Pagos' });
  expect(within(await menu()).queryByRole('button')).toBeNull();
  await press(user, 'Contraer el menú');
  await user.click(within(await menu()).getByRole('link', { name: 'Buscar Pagos' }));
  await waitFor(() => expect(location.pathname).toBe('/pagos'));
});

test('a link of the menu names its records, also in the collapsed menu', async () => {
  const user = await renderAt('/perfil', { as: 'administrador' });
  for (const group of ['Importaciones', 'Retiros', 'Reportes']) await press(user, group, await menu());
  for (const name of ['Buscar Suscripciones', 'Buscar Pagadores', 'Referencias', 'Transferencias Conciliar'])
    within(await menu()).getByRole('link', { name });
  for (const name of ['Retiros pendientes', 'Buscar BIN', 'Integraciones', 'Impuestos Presentaciones AFIP'])
    within(await menu()).getByRole('link', { name });
  await press(user, 'Contraer el menú');
  within(await menu()).getByRole('link', { name: 'Buscar BIN' });
  await press(user, 'Pagadores', await menu());
  await screen.findByRole('menuitem', { name: 'Buscar Pagadores' });
});

test.each([
  ['/pagos/xyz/abc', 'operador', 'Volver a “Buscar Pagos”', '/pagos'],
  ['/comercios/COES/otra/cosa', 'operador', 'Volver a “Entidad COES”', '/comercios/COES'],
  ['/comercios/COES/otra/cosa', 'sinpermisos', 'Volver al inicio', '/home'],
])('%s is reported to %s as unknown, with the link “%s”', async (address, as, way, leadsTo) => {
  const user = await renderAt(address, { as });
  await screen.findByRole('heading', { name: 'Esta dirección no existe' });
  screen.getByText(`No hay ninguna pantalla en ${address}`);
  expect(document.title).toBe('Esta dirección no existe · Back-office de pagos');
  await user.click(screen.getByRole('link', { name: way }));
  await waitFor(() => expect(location.pathname).toBe(leadsTo));
});

test('an address whose first part is unknown leads home', async () => {
  await renderAt('/nada/de/esto', { as: 'operador' });
  await screen.findByRole('tab', { name: 'Buscar Pagos' });
  expect(location.pathname).toBe('/home');
});

test.each([
  ['/comerciosLUZN', '/comercios/LUZN', 'Luz del Norte Distribuidora'],
  ['/facturacion', '/facturacion', 'Área no incluida'],
])('the address %s leads to %s', async (address, leadsTo, text) => {
  await renderAt(address, { as: 'administrador' });
  expect(await screen.findAllByText(text)).not.toEqual([]);
  expect(location.pathname).toBe(leadsTo);
});

test('an area without a screen links to a related screen, if the person may open it', async () => {
  const user = await renderAt('/debitos-automaticos', { as: 'tesoreria' });
  await screen.findByText('Área no incluida');
  expect(screen.queryByRole('link', { name: 'Ver las suscripciones por débito' })).toBeNull();
  await renderAt('/debitos-automaticos', { as: 'operador' });
  await user.click(await screen.findByRole('link', { name: 'Ver las suscripciones por débito' }));
  await screen.findByText(/^[\d.]+ suscripciones$/);
});

test('the menu shows the version of the product, and stays collapsed after a reload', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  await within(await menu()).findByText(/1\.52\.1/);
  await press(user, 'Contraer el menú');
  await renderAt('/home', { as: 'operador' });
  await screen.findByRole('button', { name: 'Expandir el menú' });
});
