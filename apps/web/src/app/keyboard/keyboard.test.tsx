// Guards: Keys lead to screens, rows and records, but not while a person types, and can be switched off.
import { jest } from '@jest/globals';
import { navigation } from '../navigation';
import { keysReady, openList, press, renderAt, screen, services, waitFor, within } from '@/testing';

const sheet = () => screen.findByRole('dialog', { name: 'Atajos de teclado' });

const focusedRow = (): number => {
  const row = document.activeElement?.closest('[role="row"]');
  return Number(row?.getAttribute('data-rowindex') ?? -1);
};

test('the keys of screens differ from each other and from the other single keys', () => {
  const keys = navigation.flatMap(({ items }) => items.flatMap(({ goKey }) => goKey ?? []));
  expect(keys.length).toBeGreaterThan(10);
  expect(new Set([...keys, 'i', 'j', 'k', 'x']).size).toBe(keys.length + 4);
});

test('the sheet shows the keys of the screens that the person may open, and Escape closes it', async () => {
  const user = await renderAt('/home', { as: 'tesoreria' });
  await screen.findByRole('navigation', { name: 'Menú principal' });
  await keysReady(user);
  await user.keyboard('?');
  const shown = within(await sheet());
  shown.getByText('Transferencias: Conciliar');
  expect(shown.queryByText('Promociones')).toBeNull();
  await user.keyboard('gp'); // the open sheet blocks the other shortcuts
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/home');
});

test('two keys lead to a screen, unless the person may not open it', async () => {
  const user = await renderAt('/home', { as: 'tesoreria' });
  await screen.findByRole('navigation', { name: 'Menú principal' });
  await keysReady(user);
  await user.keyboard('gc');
  await user.keyboard('gp');
  await waitFor(() => expect(location.pathname).toBe('/pagos'));
});

test('keys move from row to row, select one and open it, and then move from record to record', async () => {
  const user = await openList('/pagos');
  await keysReady(user);
  await user.keyboard('j');
  await waitFor(() => expect(focusedRow()).toBe(0));
  await user.keyboard('jjk');
  await waitFor(() => expect(focusedRow()).toBe(1));
  await user.keyboard('x');
  await screen.findByRole('group', { name: 'Acciones sobre la selección' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toMatch(/^\/pago\//));
  const second = location.pathname;
  await screen.findByRole('link', { name: 'Siguiente de la lista (J)' });
  await user.keyboard('k');
  await waitFor(() => expect(location.pathname).not.toBe(second));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Anterior de la lista (K)' })).toHaveProperty('disabled', true),
  );
  await user.keyboard('j');
  await waitFor(() => expect(location.pathname).toBe(second));
});

test('a detail that was not opened from a list has no next record', async () => {
  await openList('/pagos');
  const { id } = await services.payments.take('cancelled');
  await renderAt(`/pago/${id}`, { as: 'operador' });
  await screen.findByRole('heading', { name: 'Detalle del Pago' });
  expect(screen.queryByLabelText('Siguiente de la lista (J)')).toBeNull();
});

test('keys type letters in a field', async () => {
  const user = await openList('/pagos');
  await keysReady(user);
  await user.keyboard('/');
  const box = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(box);
  await user.keyboard('ge?j');
  expect(box).toHaveProperty('value', 'ge?j');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/pagos');
});

test('on an Apple keyboard the quick search uses the Command key, and Control keeps its meaning in text', async () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const user = await renderAt('/home', { as: 'operador' });
  await keysReady(user);
  const button = await screen.findByRole('button', { name: 'Buscar o ir a… ⌘ K' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Meta+K /');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Meta>}k{/Meta}');
  await screen.findByRole('dialog', { name: 'Búsqueda rápida' });
  jest.restoreAllMocks();
});

test('single-key shortcuts are switched off in the profile, and the sheet shows it', async () => {
  const user = await renderAt('/perfil', { as: 'operador' });
  await screen.findByRole('switch', { name: 'Atajos de una tecla, como / y J' });
  await keysReady(user);
  await user.click(await screen.findByRole('switch', { name: 'Atajos de una tecla, como / y J' }));
  await user.click(screen.getByRole('heading', { name: 'Perfil' }));
  await user.keyboard('gp?');
  expect(location.pathname).toBe('/perfil');
  await press(user, 'Menú de usuario: operador');
  await user.click(await screen.findByRole('menuitem', { name: 'Atajos de teclado' }));
  within(await sheet()).getByText('Las teclas simples están desactivadas.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Búsqueda rápida' });
});
