// Guards: Exports are offered by permission, requested once, and their history is filtered.
import {
  choose,
  columnOf,
  eventually,
  exportsControl,
  faults,
  findAddress,
  findDialog,
  headers,
  holdExports,
  openList,
  press,
  renderAt,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const finished = async (asked: object) => {
  const { id } = await services.exports.add(asked);
  await eventually(async () => expect((await services.exports.now(id)).status).toBe('finished'));
  return id;
};

const openExport = async (address: string, format: string) => {
  const user = await renderAt(address, { as: 'operador' });
  await press(user, 'Exportar');
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(format) }));
  return findDialog(user);
};

test('a request whose answer was lost is sent again, and one export is created', async () => {
  const before = await services.exports.count();
  const { press: pressIt, sees } = await openExport('/pagos?status=cancelled&period=ultimos-30-dias', 'JSON');
  await faults.set({ service: 'export', path: '/exportaciones$', fault: { kind: 'lose' } });
  await pressIt('Exportar');
  await sees('La operación quedó sin respuesta');
  await faults.clear();
  await pressIt('Reintentar');
  await eventually(async () => expect(await services.exports.count()).toBe(before + 1));
  await sees(/^Se pidió la exportación de pagos|está lista/);
});

const identifiersOf = (filter: string): unknown => JSON.parse(new URLSearchParams(filter).get('filters') ?? '[]');

test.each([
  ['/pagos?filas=5', '5 pagos', /^Ver el pago /],
  ['/suscripciones?filas=5&tipo=todos', '5 suscripciones', /^Ver la suscripción /],
])('only the selected rows of %s are exported', async (address, count, links) => {
  const user = await openList(address);
  const ids = screen.getAllByRole('link', { name: links }).map((link) => link.getAttribute('href')?.split('/').at(-1));
  const before = await services.exports.count();
  const bar = await selectAll(user);
  await user.click(within(bar).getByRole('button', { name: 'Exportar selección' }));
  const { press: pressIt, sees } = await findDialog(user);
  await sees(`${count} que coinciden con:`);
  await sees('La selección');
  await pressIt('Exportar');
  await eventually(async () => expect(await services.exports.count()).toBe(before + 1));
  const [made] = await services.exports.list();
  expect(identifiersOf(made?.filter ?? '')).toEqual([{ field: 'id', value: ids, operation: 'EQUAL' }]);
});

test('the export of all matching rows names their filter; all except some cannot be exported', async () => {
  const user = await openList('/pagos?filas=5&status=approved');
  const bar = within(await selectAll(user));
  await press(user, /^Seleccionar los/);
  await user.click(bar.getByRole('button', { name: 'Exportar selección' }));
  const { sees } = await findDialog(user);
  await sees('Aprobado');
  await user.keyboard('{Escape}');
  const [, first] = screen.getAllByRole('checkbox', { hidden: true });
  await user.click(first ?? document.body);
  await waitFor(() => {
    const button = screen.getByRole('button', { name: /^Exportar selección/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

afterEach(() => exportsControl.set({ held: false, failing: false }));

test('hidden columns are left out of the file, unless all columns are requested; the format can still be changed', async () => {
  const user = await openList('/pagos?status=refunded');
  await press(user, 'Columnas');
  await user.click(await screen.findByRole('checkbox', { name: 'Nombre' }));
  await waitFor(() => expect(headers()).not.toContain('NOMBRE'));
  const ofList = await openExport('/pagos?status=refunded', 'XLSX');
  const columns = await ofList.dialog.findByText(/FECHA · ID TRANSACCIÓN/);
  expect(columns.textContent).not.toContain('NOMBRE');
  await ofList.user.click(ofList.dialog.getByRole('radio', { name: /^CSV/ }));
  await ofList.press('Exportar');
  await ofList.sees(/^Se pidió la exportación de pagos|está lista/);
  const [listed] = await services.exports.list();
  expect(listed).toMatchObject({ format: 'csv', columns: expect.arrayContaining(['request_date', 'final_amount']) });
  expect(listed?.columns).not.toContain('payer_name');

  const all = await openExport('/pagos?status=refunded', 'JSON');
  await all.user.click(await all.dialog.findByRole('radio', { name: /^Todas/ }));
  const before = await services.exports.count();
  await all.press('Exportar');
  await eventually(async () => expect(await services.exports.count()).toBe(before + 1));
  const [whole] = await services.exports.list();
  expect(whole).toMatchObject({
    format: 'json',
    columns: expect.arrayContaining(['id', 'payer_name', 'by_subscription']),
  });
});

test('a failed export is reported with its reason, and the history shows it', async () => {
  await exportsControl.set({ failing: true });
  const { user, press: pressIt, sees } = await openExport('/suscripciones?tipo=todos', 'JSON');
  await pressIt('Exportar');
  await sees(/^Su exportación de suscripciones \(JSON.*\) falló\. La exportación se interrumpió/);
  const told = within(await screen.findByRole('alert'));
  await user.click(told.getByRole('link', { name: 'Historial de exportaciones' }));
  await waitFor(() => expect(location.pathname).toBe('/exportaciones'));
  const row = (await screen.findAllByText('Error'))[0]?.closest<HTMLElement>('[role="row"]') ?? document.body;
  await within(row).findByText('La exportación se interrumpió. Pídala nuevamente.');
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a running export is followed to its end without an action, even if only running ones are listed', async () => {
  await holdExports();
  const { id } = await services.exports.add();
  await renderAt('/exportaciones?period=hoy&status=in_process', { as: 'operador' });
  const progress = await screen.findByRole('progressbar', { name: `Avance de la exportación ${id}` });
  const row = progress.closest<HTMLElement>('[role="row"]') ?? document.body;
  await within(row).findByText(/^0 de \d+$/);
  expect(within(row).queryByRole('button')).toBeNull();
  await exportsControl.set({ held: false });
  await waitFor(() => expect(columnOf('Estado')).toEqual(['Finalizado']));
  expect(columnOf('Registros')).toEqual([`${(await services.exports.now(id)).records}`]);
  expect(columnOf('Terminada')[0]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await screen.findByRole('button', { name: /^Descargar pagos_.*\.csv$/ });
});

test('nothing can be exported if no row matches', async () => {
  const { dialog, button } = await openExport('/pagos?q=nadie-se-llama-asi-9', 'XLSX');
  await dialog.findByText(/^No hay pagos que exportar/);
  expect(button('Exportar').disabled).toBe(true);
});

test('an auditor may not ask for exports', async () => {
  await openList('/pagos', 'auditor');
  expect(screen.queryAllByRole('link', { name: 'Historial de exportaciones' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
});

test('a person who works with distributions can export them', async () => {
  const user = await openList('/distribucion', 'tesoreria');
  await press(user, 'Exportar');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    ...['XLSX', 'CSV', 'JSON'],
    'Historial de exportaciones',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Historial de exportaciones' }));
  await screen.findByRole('heading', { name: 'Historial de exportaciones' });
});

test('an auditor finds the history of exports beside distributions', async () => {
  await openList('/distribucion', 'auditor');
  expect(screen.queryAllByRole('link', { name: 'Historial de exportaciones' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
});

test('the history has the columns of the specification, and its filters apply with their button', async () => {
  await finished({ type: 'subscription', format: 'json' });
  const user = await openList('/exportaciones');
  expect(headers()).toEqual([
    ...['ID', 'Tipo', 'Formato', 'Registros', 'Pedida', 'Terminada', 'Estado', 'Pedida por', 'Archivo'],
  ]);
  await choose(user, 'Tipo', 'Suscripciones');
  await choose(user, 'Formato', 'JSON');
  await choose(user, 'Estado', 'Finalizado');
  await press(user, 'Buscar');
  await findAddress('status', 'finished');
  expect(location.search).toMatch(/^\?period=\d{4}-\d\d&tipo=subscription&formato=json&status=finished$/);
  await waitFor(() => {
    expect(new Set(columnOf('Tipo'))).toEqual(new Set(['Suscripciones']));
    expect(new Set(columnOf('Formato'))).toEqual(new Set(['JSON']));
    expect(new Set(columnOf('Estado'))).toEqual(new Set(['Finalizado']));
  });
});

test('an unknown format in the address of the history is reported', async () => {
  await renderAt('/exportaciones?formato=pdf', { as: 'operador' });
  await screen.findAllByText('El formato “pdf” no existe: no se aplicó ese filtro.');
});

test('a file whose link cannot be created is reported with the id of the request', async () => {
  await finished({});
  const user = await openList('/exportaciones?period=hoy');
  await faults.set({ service: 'export', fault: { kind: 'status', status: 503 } });
  const [download] = await screen.findAllByRole('button', { name: /^Descargar/ });
  await user.click(download ?? document.body);
  await screen.findByText(/Id de solicitud/);
});

test('only people who may read a list have the button that downloads its file', async () => {
  const distributions = { type: 'distributions', filter: '', format: 'csv' } as const;
  await finished(distributions);
  await openList('/exportaciones?period=hoy&tipo=distributions', 'administrador');
  await screen.findAllByRole('button', { name: /^Descargar/ });
  await openList('/exportaciones?period=hoy&tipo=distributions', 'operador');
  expect(screen.queryByRole('button', { name: /^Descargar/ })).toBeNull();
});
