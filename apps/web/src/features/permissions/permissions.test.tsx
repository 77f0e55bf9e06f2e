// Guards: The page of permissions shows what the person may do, and which roles may do it; refusals link to it.
import { roleOf } from '@backoffice/schema/roles';
import { fill, press, renderAt, screen, services, waitFor, within } from '@/testing';

const rowOf = (area: string, action: string) =>
  within(screen.getByRole('region', { name: area })).getByRole('row', { name: new RegExp(`^${action} `) });

const rows = () => screen.queryAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null);

test('every permission shows whether the person has it, and which roles include it', async () => {
  await renderAt('/permisos', { as: 'tesoreria' });
  await screen.findByRole('heading', { name: 'Permisos' });
  expect(rows()).toHaveLength(Object.keys(roleOf).length);
  const cells = (area: string, action: string) =>
    within(rowOf(area, action))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Pagos', 'Devolver')).toEqual(['Puede', 'administrador, operador y tesoreria']);
  expect(cells('Pagos', 'Crear')).toEqual(['No puede', 'administrador y operador']);
  await screen.findByText(
    /^Su usuario es tesoreria y tiene el rol tesoreria: puede \d+ acciones y no puede \d+ acciones\./,
  );
});

test('codes are shown only on demand', async () => {
  const user = await renderAt('/permisos', { as: 'tesoreria' });
  await screen.findByRole('heading', { name: 'Permisos' });
  expect(screen.queryByText('payment:refund')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Mostrar los códigos' }));
  expect(rowOf('Pagos', 'Devolver').textContent).toContain('partialRefundPayment, refundPayment');
  screen.getByText('payment:refund');
});

test('an action is found by its words or by an operation; missing permissions can be listed alone', async () => {
  const user = await renderAt('/permisos', { as: 'auditor' });
  const box = await screen.findByRole('searchbox');
  await fill(user, box, 'exportacion');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await fill(user, box, 'reversePayment');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^Puede \(\d+\)$/ }));
  await screen.findByText('Ningún permiso coincide.');
  await user.click(screen.getByRole('button', { name: /^No puede \(\d+\)$/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a refused page links to its missing permission, with the roles that include it', async () => {
  const user = await renderAt('/retiros', { as: 'operador' });
  await user.click(await screen.findByRole('link', { name: 'Ver quién puede' }));
  const missing = within(await screen.findByRole('region', { name: 'Por qué no puede' }));
  const [row] = missing.getAllByRole('row').slice(1);
  expect(row?.textContent).toContain('No puede');
  expect(row?.textContent).toContain('tesoreria');
});

test('a menu with refused actions links to the page of permissions', async () => {
  const { id } = await services.payments.take('approved');
  const user = await renderAt(`/pago/${id}`, { as: 'auditor' });
  await press(user, 'Más acciones');
  await user.click(await screen.findByRole('menuitem', { name: 'Ver quién puede' }));
  await screen.findByRole('heading', { name: 'Permisos' });
});

test('the menu of a person with every permission has no link to the page of permissions', async () => {
  const { id } = await services.payments.take('approved');
  const user = await renderAt(`/pago/${id}`, { as: 'administrador' });
  await press(user, 'Más acciones');
  await screen.findByRole('menuitem', { name: 'Copiar resumen' });
  expect(screen.queryByRole('menuitem', { name: 'Ver quién puede' })).toBeNull();
});

test('the profile links to all permissions', async () => {
  const user = await renderAt('/perfil', { as: 'sinpermisos' });
  await user.click(await screen.findByRole('link', { name: 'Ver todos' }));
  await screen.findByRole('heading', { name: 'Permisos' });
  await screen.findByText(/^Su usuario es sinpermisos, sin ninguno de los roles de abajo: puede 0 acciones/);
});

test('a screen that needs several permissions leads to the page that asks for all of them', async () => {
  const user = await renderAt('/exportaciones', { as: 'sinpermisos' });
  await user.click(await screen.findByRole('link', { name: 'Ver quién puede' }));
  await screen.findByText('Para eso hacen falta todos estos permisos:');
});
