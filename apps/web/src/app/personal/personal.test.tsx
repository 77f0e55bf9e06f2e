// Guards: Settings and views follow a person to another browser, move to the gateway once, and views can be shared.
import type { UserEvent } from '@testing-library/user-event';
import {
  fill,
  findAddress,
  keepPeople,
  openList,
  press,
  renderAt,
  screen,
  rowsLoaded,
  waitFor,
  within,
} from '@/testing';

/** Simulates a browser without any stored data. */
const anotherBrowser = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
};

beforeEach(async () => {
  anotherBrowser();
  await keepPeople();
});

/** Waits until the text is in the state that this browser and the gateway have in common. */
const isKept = (person: string, what: string | RegExp) =>
  waitFor(() => expect(localStorage.getItem(`personal.${person}`) ?? '').toMatch(what));

const openViews = async (user: UserEvent) => {
  await press(user, 'Vistas');
  return within(await screen.findByRole('dialog', { name: 'Vistas' }));
};
const save = async (user: UserEvent, name: string) => {
  await openViews(user);
  await press(user, 'Guardar vista');
  await fill(user, await screen.findByLabelText(/^Nombre/), name);
  await press(user, 'Guardar');
  await screen.findByText(`Se guardó la vista “${name}”`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const choose = async (user: UserEvent, view: string, action: string | RegExp) => {
  await press(user, `Acciones de la vista ${view}`);
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('theme, density and a view reach another browser, whose changes reach the first one', async () => {
  const user = await renderAt('/perfil', { as: 'operador' });
  await user.click(await screen.findByRole('radio', { name: 'Amplia' }));
  await user.click(await screen.findByRole('radio', { name: 'Oscuro' }));
  const list = await openList('/pagos?status=approved');
  await save(list, 'Cobrados');
  await isKept('operador', /WIDE.*Cobrados|Cobrados.*WIDE/);
  const first = Object.entries(localStorage);

  anotherBrowser();
  const there = await renderAt('/perfil', { as: 'operador' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Amplia' })).checked).toBe(true);
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  await screen.findByText('Cobrados');
  await there.click(screen.getByRole('radio', { name: 'Compacta' }));
  await isKept('operador', 'COMPACT');

  anotherBrowser();
  for (const [key, text] of first) localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  await renderAt('/perfil', { as: 'operador' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Compacta' })).checked).toBe(true);
});

test('the choices of a browser move to the gateway at the first sign-in, for that person only', async () => {
  const views = { 'payments.list': { views: [{ name: 'Vieja', search: 'status=approved' }], defaultView: 'Vieja' } };
  localStorage.setItem('preferences.operador', JSON.stringify({ density: 'compact', views }));
  localStorage.setItem('theme.mode', 'dark');
  await renderAt('/perfil', { as: 'operador' });
  await isKept('operador', /DARK.*Vieja|Vieja.*DARK/);
  await isKept('operador', /"defaultView":"[0-9a-f-]{36}"/);

  const other = await renderAt('/perfil', { as: 'auditor' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Normal' })).checked).toBe(true);
  expect(document.documentElement.getAttribute('data-theme')).not.toBe('dark');
  await other.click(screen.getByRole('radio', { name: 'Amplia' }));

  anotherBrowser();
  await openList('/pagos');
  await waitFor(() => expect(location.search).toContain('status=approved'));
});

test('while the gateway cannot be reached, a choice applies here without a message, and is sent later', async () => {
  const user = await renderAt('/perfil', { as: 'operador' });
  const answer = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    typeof init?.body === 'string' && init.body.includes('UpdateSettings')
      ? Promise.reject(new TypeError('offline'))
      : answer(address, init);
  try {
    await user.click(await screen.findByRole('radio', { name: 'Amplia' }));
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // choices are sent after a pause of one second
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Amplia' }).checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('personal.operador')).not.toContain('WIDE');
  } finally {
    globalThis.fetch = answer;
  }
  dispatchEvent(new Event('online'));
  await isKept('operador', 'WIDE');
});

test('a view that may name a person stays in its browser, with a note', async () => {
  const user = await openList('/pagadores/referencias?q=ana');
  await save(user, 'Las de Ana');
  await openViews(user);
  await press(user, 'Acciones de la vista Las de Ana');
  const item = await screen.findByRole('menuitem', { name: /Compartir con todos/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('queda solo en este navegador');
  await user.keyboard('{Escape}');
  const profile = await renderAt('/perfil', { as: 'operador' });
  await profile.click(await screen.findByRole('radio', { name: 'Amplia' }));
  await isKept('operador', 'WIDE');
  expect(localStorage.getItem('personal.operador')).not.toContain('Ana');

  anotherBrowser();
  await renderAt('/perfil', { as: 'operador' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Amplia' })).checked).toBe(true);
  expect(screen.queryByText('Las de Ana')).toBeNull();
});

test('a view is shared with everybody, shown with its owner, copied, and unshared', async () => {
  const user = await openList('/pagos?status=approved');
  await save(user, 'Del equipo');
  await openViews(user);
  await choose(user, 'Del equipo', 'Compartir con todos');
  await screen.findByText('La vista “Del equipo” está compartida con todos los que pueden ver esta lista');

  const auditor = await openList('/pagos', 'auditor');
  const views = await openViews(auditor);
  const shared = await views.findByRole('list', { name: 'Compartidas por otras personas' });
  const button = within(shared).getByRole('button', { name: /^Del equipo\s*de \w/ });
  await auditor.click(button);
  await findAddress('status', 'approved');
  await rowsLoaded();
  await openViews(auditor);
  await choose(auditor, 'Del equipo', 'Guardar una copia');
  await screen.findByText('Se guardó la vista “Del equipo”');

  const owner = await openList('/pagos');
  const own = await openViews(owner);
  await own.findByText('Compartida');
  await choose(owner, 'Del equipo', 'Dejar de compartir');
  await screen.findByText('La vista “Del equipo” ya no está compartida');

  const again = await openList('/pagos', 'auditor');
  const left = await openViews(again);
  await left.findByRole('button', { name: 'Del equipo' });
  expect(left.queryByText('Compartidas por otras personas')).toBeNull();
});

test('a view is shared only with the holders of a permission', async () => {
  const user = await openList('/pagos?status=approved');
  await save(user, 'Para cancelar');
  await openViews(user);
  await choose(user, 'Para cancelar', 'Compartir según un permiso…');
  const dialog = await screen.findByRole('dialog', { name: 'Compartir la vista “Para cancelar”' });
  // nobody is preselected, and the share button stays disabled until a choice
  const whom = within(dialog).getByRole('combobox');
  expect(document.activeElement).toBe(whom);
  expect(whom.textContent).not.toContain(':');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Compartir' }).disabled).toBe(true);
  await user.click(within(dialog).getByRole('combobox', { name: 'Permiso' }));
  await user.click(await screen.findByRole('option', { name: 'Pagos: Cancelar' }));
  await press(user, 'Compartir', dialog);
  await screen.findByText('La vista “Para cancelar” está compartida con quienes tienen el permiso');

  const seen = await openViews(await openList('/pagos', 'administrador'));
  await seen.findByRole('button', { name: /^Para cancelar/ });
  const notSeen = await openViews(await openList('/pagos', 'auditor'));
  expect(notSeen.queryByText(/Para cancelar/)).toBeNull();
});

test('two browsers that change one view lose neither version', async () => {
  const user = await openList('/pagos?status=approved');
  await save(user, 'Hoy');
  await isKept('operador', 'Hoy');
  const first = Object.entries(localStorage);

  anotherBrowser();
  const there = await openList('/pagos?status=rejected');
  await openViews(there);
  await choose(there, 'Hoy', 'Reemplazar por lo que se ve');
  await isKept('operador', 'rejected');

  const back = await openList('/pagos?status=pending');
  // simulates a browser that stayed open
  for (const [key, text] of first) localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  await openViews(back);
  await choose(back, 'Hoy', 'Reemplazar por lo que se ve');
  await screen.findByText('Cambió una vista en dos navegadores. La de este quedó como “Hoy (2)”.');
  await isKept('operador', /Hoy \(2\)/);
  expect(localStorage.getItem('preferences.operador')).toMatch(/rejected.*pending|pending.*rejected/);
});

const signOuts: Readonly<Record<string, (user: UserEvent) => Promise<void>>> = {
  'the user menu': async (user) => {
    await press(user, /^Menú de usuario|operador/);
    await user.click(await screen.findByRole('menuitem', { name: 'Cerrar Sesion' }));
  },
  'the quick search': async (user) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Búsqueda rápida' }), 'cerrar sesión');
    await user.click(await screen.findByRole('option', { name: /Cerrar sesión/ }));
  },
};

test.each(Object.keys(signOuts))('sign-out by %s removes what the gateway stores from the browser', async (door) => {
  const user = await renderAt('/perfil', { as: 'operador' });
  await user.click(await screen.findByRole('radio', { name: 'Oscuro' }));
  sessionStorage.setItem('payments.list', 'q=ana');
  await signOuts[door]?.(user);
  await waitFor(() => expect(Object.entries(localStorage)).toEqual([]));
  expect(Object.entries(sessionStorage)).toEqual([]);

  await renderAt('/perfil', { as: 'operador' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Oscuro' })).checked).toBe(true);
});
