// Guards: Saved views are applied, renamed, replaced, deleted and used by default; relative periods stay relative.
import type { UserEvent } from '@testing-library/user-event';
import { fill, findAddress, openList, press, renderAt, screen, rowsLoaded, services, waitFor, within } from '@/testing';

const openViews = async (user: UserEvent) => {
  await press(user, 'Vistas');
  return within(await screen.findByRole('dialog', { name: 'Vistas' }));
};

/** Saves the current filters as a view, and waits until the dialog has closed. */
const save = async (user: UserEvent, name: string, { usual = false } = {}) => {
  await openViews(user);
  await press(user, 'Guardar vista');
  await fill(user, await screen.findByLabelText(/^Nombre/), name);
  if (usual) await user.click(screen.getByRole('switch', { name: 'Usar al abrir esta lista' }));
  await press(user, 'Guardar');
  await screen.findByText(`Se guardó la vista “${name}”`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const choose = async (user: UserEvent, view: string, action: string) => {
  await press(user, `Acciones de la vista ${view}`);
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

/** Labels of the views that match the current filters, or of the others. */
const current = (is: boolean) =>
  [...document.querySelectorAll(`[role="dialog"] [aria-current="${is}"]`)].map(({ textContent }) => textContent).join();

test('filters, order and page size are saved under a name, without the page number, and applied again', async () => {
  const user = await openList('/pagos?status=approved&period=ultimos-12-meses&filas=5&orden=final_amount&pagina=2');
  await save(user, 'Cobrados');
  await screen.findByText('Cobrados');
  await press(user, 'Limpiar filtros');
  await findAddress('status', null);
  await screen.findByText('Cobrados · cambiada');
  const views = await openViews(user);
  expect(current(false)).toContain('Cobrados');
  await user.click(views.getByRole('button', { name: 'Cobrados' }));
  await findAddress('status', 'approved');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    status: 'approved',
    period: 'ultimos-12-meses',
    filas: '5',
    orden: 'final_amount',
  });
  await rowsLoaded();
  await openViews(user);
  expect(current(true)).toContain('Cobrados');
});

test('a view can be renamed, replaced and deleted; its deletion can be undone', async () => {
  const user = await openList('/suscripciones?tipo=credit');
  await save(user, 'Con tarjeta');
  await openViews(user);
  await choose(user, 'Con tarjeta', 'Renombrar');
  await fill(user, await screen.findByLabelText(/^Nombre/), 'Con crédito');
  await press(user, 'Guardar');
  await screen.findByRole('button', { name: 'Con crédito' });

  const again = await openList('/suscripciones?tipo=credit&status=active');
  await openViews(again);
  expect(current(true)).toBe('');
  await choose(again, 'Con crédito', 'Reemplazar por lo que se ve');
  await waitFor(() => expect(current(true)).toContain('Con crédito'));
  await choose(again, 'Con crédito', 'Eliminar');
  await press(again, 'Deshacer');
  const last = await openList('/suscripciones?tipo=credit&status=active');
  await openViews(last);
  expect(current(true)).toContain('Con crédito');
});

test('a list opens with its default view, unless it was opened before in the session', async () => {
  const address = '/pagadores/referencias';
  const first = await renderAt(`${address}?q=ana&filas=5`, { as: 'operador' });
  await save(first, 'Las de Ana', { usual: true });

  sessionStorage.clear(); // simulates another day
  const user = await renderAt('/home', { as: 'operador' });
  const follow = async (name: string) => {
    const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
    await user.click(menu.getByRole('link', { name }));
  };
  await follow('Referencias');
  await waitFor(() => expect(location.search).toBe('?q=ana&filas=5'));
  await press(user, 'Limpiar filtros');
  await findAddress('q', null);
  await follow('Buscar Pagadores');
  await screen.findByRole('heading', { name: 'Buscar Pagadores' });
  await follow('Referencias');
  await waitFor(() => expect(location.pathname + location.search).toBe(`${address}?filas=5`));
});

test('a view with a relative period stays relative, and its link does so for another person', async () => {
  const user = await openList('/pagos');
  await user.click(screen.getByLabelText(/^Período/));
  await user.click(await screen.findByText('Últimos 7 días'));
  await findAddress('period', 'ultimos-7-dias');
  await screen.findByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/);
  const showsTheDays = () =>
    waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Período/).value).toBe('Últimos 7 días'));
  await showsTheDays();
  await save(user, 'La semana');
  await openViews(user);
  await choose(user, 'La semana', 'Copiar enlace');
  await screen.findByText('Enlace copiado');
  const link = await navigator.clipboard.readText();
  expect(link).toBe(`${location.origin}/pagos?period=ultimos-7-dias`);

  const auditor = await openList(link.replace(location.origin, ''), 'auditor');
  await showsTheDays();
  const views = await openViews(auditor);
  views.getByText('Todavía no hay vistas guardadas.');
});

test('Escape, the back button and Cancelar ask before they discard a typed name', async () => {
  const user = await openList('/pagos?status=approved');
  await press(user, 'Limpiar filtros');
  await findAddress('status', null);
  await openViews(user);
  await press(user, 'Guardar vista');
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
  await fill(user, name, 'Cobrados de');
  const question = '¿Descartar lo que ingresó?';
  const stays = async () => {
    await press(user, 'Seguir editando', await screen.findByRole('dialog', { name: question }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
    expect(name.value).toBe('Cobrados de');
  };
  await user.keyboard('{Escape}');
  await stays();
  history.back();
  await stays();
  await press(user, 'Cancelar');
  await press(user, 'Descartar', await screen.findByRole('dialog', { name: question }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Guardar vista' })).toBeNull());
});

test('without saved views, a search to begin with applies at once, and can be saved', async () => {
  await services.payments.put({
    status: 'rejected',
    request_date: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  });
  const user = await openList('/pagos', 'auditor');
  const views = await openViews(user);
  await user.click(views.getByRole('button', { name: 'Rechazados de los últimos 7 días' }));
  await findAddress('status', 'rejected');
  await findAddress('period', 'ultimos-7-dias');
  await rowsLoaded();
  await save(user, 'Mis rechazados');
  const saved = await openViews(user);
  expect(current(true)).toContain('Mis rechazados');
  expect(saved.queryByText('Para empezar')).toBeNull();
});
