// Guards: The page of permissions shows every permission with its role and operations, and marks those of the person.
import { roleOf } from '@backoffice/schema/roles';
import { fill, renderAt, screen, waitFor, within } from '@/testing';

const rowOf = (area: string, action: string) =>
  within(screen.getByRole('region', { name: area })).getByRole('row', { name: new RegExp(`^${action} `) });

const rows = () => screen.queryAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null);

test('every permission has a row, and those of the person are marked', async () => {
  await renderAt('/permisos', { as: 'tesoreria' });
  await screen.findByRole('heading', { name: 'Permisos' });
  expect(rows()).toHaveLength(Object.keys(roleOf).length);
  expect(rowOf('Pagos', 'Devolver').textContent).toContain('payment:refundpartialRefundPayment, refundPayment');
  expect(within(rowOf('Pagos', 'Devolver')).getByText('Lo tiene')).toBeTruthy();
  expect(within(rowOf('Pagos', 'Crear')).getByText('No lo tiene')).toBeTruthy();
});

test('an action is found by its words, its role or its operation; the own ones are shown alone', async () => {
  const user = await renderAt('/permisos', { as: 'auditor' });
  const box = await screen.findByRole('searchbox');
  await fill(user, box, 'exportacion');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await fill(user, box, 'reversePayment');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('switch', { name: 'Solo los míos' }));
  await screen.findByText('Ningún permiso coincide.');
});

test('the profile leads to all permissions', async () => {
  const user = await renderAt('/perfil', { as: 'sinpermisos' });
  await user.click(await screen.findByRole('link', { name: 'Ver todos' }));
  await screen.findByRole('heading', { name: 'Permisos' });
});
