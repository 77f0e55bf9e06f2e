// Guards: All gateways and the default ones are two views of one page, and gateways are found by name.
import { columnOf, fill, findAddress, openList, press, screen, rowsLoaded, waitFor, within } from '@/testing';

test('the menu opens the default gateways, and a tab opens all of them', async () => {
  const user = await openList('/comercios/gateways');
  const all = screen.getByText(/^\d+ gateways$/).textContent;
  expect(new Set(columnOf('POR DEFECTO'))).toEqual(new Set(['Sí', 'No']));
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('link', { name: 'Por defecto' }));
  await findAddress('vista', 'por-defecto');
  await waitFor(() => expect(new Set(columnOf('POR DEFECTO'))).toEqual(new Set(['Sí'])));
  expect(menu.getByRole('link', { name: 'Por defecto' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('tab', { name: 'Todos' }));
  await screen.findByText(all);
  await rowsLoaded();
});

test('gateways show their payment methods, and are found by name', async () => {
  const user = await openList('/comercios/gateways');
  expect(columnOf('DESCRIPCIÓN')).toContain('Rapipago, Pago Fácil y Provincia NET');
  await fill(user, screen.getByRole('searchbox'), 'red');
  await press(user, 'Buscar');
  await findAddress('q', 'red');
  await waitFor(() => expect(columnOf('NOMBRE')).toContain('Red Link'));
});
