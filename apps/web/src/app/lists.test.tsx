// Guards: Behavior that lists share: tabs, columns, cards, page size, saved views, refused searches, and the menu of a role.
import {
  choose,
  findAddress,
  headers,
  openList,
  press,
  renderAt,
  requests,
  screen,
  rowsLoaded,
  waitFor,
  within,
} from '@/testing';

test.each([
  ['/comercios/promociones', 'Promociones'],
  ['/comercios/gateways', 'Gateways'],
  ['/comercios/gateways?vista=por-defecto', 'Gateways'],
])('tesoreria may not see %s, and the menu does not offer it', async (path, menu) => {
  await renderAt(path, { as: 'tesoreria' });
  await screen.findByText('No tiene permisos');
  expect(screen.getByRole('navigation').textContent).not.toContain(menu);
});

test.each([
  ['administrador', ['Buscar Pagos', 'Buscar Entidades', 'Buscar Pagadores']],
  ['operador', ['Buscar Pagos', 'Buscar Entidades', 'Buscar Pagadores']],
  ['auditor', ['Buscar Pagos', 'Buscar Entidades', 'Buscar Pagadores']],
  ['desarrollador', ['Buscar Pagos', 'Buscar Entidades', 'Buscar Pagadores']],
  ['tesoreria', ['Buscar Pagos', 'Buscar Entidades']],
  ['sinpermisos', ['Buscar Pagos']],
])('the first page of %s has the tabs %j', async (as, tabs) => {
  await renderAt('/', { as });
  const shown = await screen.findAllByRole('tab');
  expect(location.pathname).toBe('/home');
  expect(shown.map(({ textContent }) => textContent)).toEqual(tabs);
});

test('a person who may search nothing reads on the home page whom to ask', async () => {
  await renderAt('/home', { as: 'sinpermisos' });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Buscar Pagos' }));
  panel.getByText(
    /^Para empezar le falta el permiso “Buscar y ver” de Pagos\. .*pídalo a quien administra los accesos/,
  );
  expect(panel.queryByRole('textbox')).toBeNull();
  // the only link leads to the page of permissions
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ver quién puede']);
  expect(panel.queryByRole('searchbox')).toBeNull();
  // the hints of the first steps are about work that this person may not do
  expect(screen.queryByRole('region', { name: 'Tres cosas que ahorran tiempo' })).toBeNull();
});

test('a payment is refused to a person without permissions, and no service is called', async () => {
  await renderAt('/pago/000000000000000000000000', { as: 'sinpermisos' });
  await screen.findByText('No tiene permisos');
  expect(await requests.list()).toEqual([]);
});

test('columns can be hidden until one is left, and the link to the detail stays', async () => {
  const user = await renderAt('/pagadores', { as: 'operador' });
  await screen.findAllByRole('gridcell');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await screen.findByRole('dialog', { name: 'Columnas' });
  const box = (at: number) => screen.getAllByRole<HTMLInputElement>('checkbox')[at];
  expect(box(0)?.disabled).toBe(true);
  await user.click(box(1) ?? document.body);
  await waitFor(() => expect(box(2)?.disabled).toBe(true));
  await screen.findByText('Al menos una columna queda a la vista.');
});

test('hidden columns of a list stay hidden after a reload and can be shown again; other lists do not change', async () => {
  const user = await openList('/pagos');
  const all = headers();
  await press(user, 'Columnas');
  expect(await screen.findByRole('checkbox', { name: 'Acciones' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Concepto' }));
  // the column of the current order can be hidden too
  await user.click(screen.getByRole('checkbox', { name: 'Fecha' }));
  const rest = all.filter((name) => name !== 'CONCEPTO' && name !== 'FECHA');
  await waitFor(() => expect(headers()).toEqual(rest));

  await openList('/suscripciones');
  expect(headers()).toContain('CONCEPTO');
  const again = await openList('/pagos');
  expect(headers()).toEqual(rest);
  await press(again, 'Columnas');
  await press(again, 'Restablecer');
  await waitFor(() => expect(headers()).toEqual(all));
});

test('on a phone a list has cards, which have no columns to choose', async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  try {
    await renderAt('/pagos', { as: 'operador' });
    await screen.findByRole('button', { name: 'Vistas' });
    expect(await screen.findAllByRole('listitem')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Columnas' })).toBeNull();
  } finally {
    window.innerWidth = innerWidth;
  }
});

test('the session remembers what a person chose, and no default period, which ends by itself', async () => {
  await openList('/pagos', 'operador');
  expect(sessionStorage.getItem('payments.list')).toBe('');
  await openList('/pagos?status=rejected&period=ultimos-12-meses', 'operador');
  await renderAt('/home', { as: 'operador' });
  await openList('/pagos', 'operador');
  await findAddress('status', 'rejected');
  await findAddress('period', 'ultimos-12-meses');
});

test('the page size is remembered for the next list', async () => {
  const user = await openList('/pagos');
  await choose(user, /filas por página/i, '50');
  await screen.findByText(/^1–50 de/);
  await renderAt('/suscripciones?tipo=todos', { as: 'operador' });
  await rowsLoaded();
  await screen.findByText(/^1–50 de/);
});

test('malformed preferences in the browser are ignored', async () => {
  localStorage.setItem(
    'preferences.operador',
    '{"density":"enorme","columns.hidden":["STATUS"],"views":{"payments.list":{"views":7}},"menu.open":{}}',
  );
  const user = await renderAt('/pagos', { as: 'operador' });
  await screen.findByText('ESTADO');
  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  await screen.findByText('Todavía no hay vistas guardadas.');
});

test('the name of a view is required, limited in length, and unique in a list whatever its case', async () => {
  const user = await renderAt('/comercios/promociones?estado=activas', { as: 'operador' });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    return screen.findByLabelText(/^Nombre/);
  };
  const save = async () => user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.type(await open(), 'Activas');
  await save();
  await screen.findByText('Se guardó la vista “Activas”');
  const name = await open();
  await save();
  await screen.findByText('Escriba un nombre para la vista.');
  await user.click(name);
  await user.paste('x'.repeat(61));
  await screen.findByText('El nombre puede tener hasta 60 caracteres.');
  await user.clear(name);
  await user.type(name, ' ACTIVAS ');
  await save();
  await screen.findByText('Ya hay una vista con ese nombre en esta lista.');
});

test('a warning before saving says that the period is fixed', async () => {
  const user = await renderAt('/pagos?period=2026-10', { as: 'operador' });
  await user.click(await screen.findByRole('button', { name: 'Vistas' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  await screen.findByText(/^El período queda fijo: Octubre 2026\./);
});

test.each(['/home', '/pagos', '/pagadores', '/transferencias'])(
  'the search at %s refuses a card number, which does not reach the address',
  async (path) => {
    const user = await renderAt(path, { as: 'administrador' });
    const box = await screen.findByRole('searchbox');
    const before = location.href;
    await user.type(box, '4509 9535 6623 3704{Enter}');
    await screen.findByText('Parece un número de tarjeta: no se busca ni se envía.');
    expect(location.href).toBe(before);
    // four digits alone occur in many identifiers
    expect(JSON.stringify(await requests.list())).not.toMatch(/4509.?9535/);
  },
);
