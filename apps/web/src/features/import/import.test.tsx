// Guards: Imports are listed, opened, searched and decided.
import {
  addImport,
  columnOf,
  faults,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  screen,
  services,
  rowsLoaded,
  waitFor,
  within,
} from '@/testing';

const open = (id: string, search = '', as = 'administrador') => renderAt(`/importacion/${id}${search}`, { as });

test('the history has the columns of the specification, and a row links to its import', async () => {
  const { file_name: file, import_id: id } = await addImport(['10,50', 'x']);
  const user = await openList(`/importaciones?q=${file}`, 'administrador');
  expect(headers()).toEqual([
    'ENTIDAD',
    'ARCHIVO',
    'IMPORTE EMITIDO',
    'IMPORTE TOTAL',
    'SOLICITUDES',
    'EMITIDOS',
    'CON ERROR',
    'PEDIDA',
    'ESTADO',
  ]);
  expect([columnOf('IMPORTE TOTAL'), columnOf('CON ERROR'), columnOf('ESTADO')]).toEqual([
    ['$ 10,50'],
    ['1'],
    ['Por confirmar'],
  ]);
  await user.click(screen.getByRole('link', { name: `Ver detalle, ${file}` }));
  await waitFor(() => expect(location.pathname).toBe(`/importacion/${id}`));
});

test('an import shows amounts and counts, and its rows can be filtered by status and text, with the reasons of errors', async () => {
  const { import_id: id } = await addImport(['10,50', '20,25', 'x']);
  const user = await open(id);
  const summary = within(await screen.findByRole('region', { name: 'Resumen' }));
  const facts = [...(summary.getByText('Importe total').closest('dl')?.querySelectorAll('dd') ?? [])].slice(0, 7);
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '$ 30,75',
    '$ 30,75 al confirmar',
    '$ 0,00',
    '3',
    '2 al confirmar',
    '0',
    '1',
  ]);
  await rowsLoaded();
  expect(columnOf('FILA')).toEqual(['2', '3', '4']); // line numbers of the spreadsheet, where the heading is line 1
  expect(columnOf('MOTIVO')).toEqual(['—', '—', 'El importe no se puede leer: escríbalo como 16.349,54.']);
  await user.click(screen.getByRole('combobox', { name: 'Estado' }));
  await user.click(await screen.findByRole('option', { name: 'Error' }));
  await press(user, 'Buscar');
  await waitFor(() => expect(columnOf('FILA')).toEqual(['4']));
});

test('the confirmation shows the payments to create and the rows left out, and the rows then link to their payments', async () => {
  const { import_id: id } = await addImport(['10,50', 'x']);
  const user = await open(id);
  await press(user, 'Confirmar');
  const dialog = await findDialog(user, 'Confirmar la importación');
  await dialog.sees('Se crea 1 pago: $ 10,50');
  await dialog.sees('Queda afuera 1 solicitud con error.');
  await dialog.press('Confirmar');
  await screen.findByText('Importación confirmada con éxito');
  await waitFor(async () => expect((await services.imports.now(id)).processed_count).toBe(1));
  const link = await screen.findByRole('link', { name: 'Ver el pago, 2' });
  expect(link.getAttribute('href')).toMatch(/^\/pago\/\w+$/);
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
});

test('on a phone the banner of the pending decision has a button', async () => {
  const { import_id: id } = await addImport(['10']);
  const { innerWidth } = window;
  window.innerWidth = 390;
  const user = await open(id);
  await press(user, 'Confirmar');
  const dialog = await findDialog(user, 'Confirmar la importación');
  await dialog.sees('Se crea 1 pago: $ 10,00');
  window.innerWidth = innerWidth;
});

test('on a phone the reason of an error is not cut off', async () => {
  const { import_id: id } = await addImport(['x']);
  const { innerWidth } = window;
  window.innerWidth = 390;
  await open(id);
  const reason = await screen.findByText('El importe no se puede leer: escríbalo como 16.349,54.');
  expect(getComputedStyle(reason).whiteSpace).not.toBe('nowrap');
  window.innerWidth = innerWidth;
});

test('an import whose rows all have errors asks for no confirmation, and states what to do', async () => {
  const { import_id: id } = await addImport(['x']);
  await open(id);
  await screen.findByText('Todas las filas tienen error: no hay pagos para crear.');
  await screen.findByText(/^Descargue las filas con error, corríjalas y vuelva a importarlas/);
  expect(screen.queryByText('Espera su confirmación.')).toBeNull();
});

test('a cancellation stores its reason, and nothing is shown as issued', async () => {
  const { import_id: id } = await addImport(['10,50']);
  const user = await open(id);
  const waiting = within(await screen.findByRole('region', { name: 'Resumen' }));
  await waiting.findByText('1 al confirmar');
  waiting.getByText('$ 10,50 al confirmar');
  await waitFor(() => expect(columnOf('ESTADO')).toEqual(['Por emitir']));
  await press(user, 'Cancelar');
  const dialog = await findDialog(user, 'Cancelar la importación');
  await dialog.fillReason('Archivo equivocado');
  await dialog.press('Cancelar la importación');
  await screen.findByText('Importación cancelada con éxito');
  await screen.findByText('Archivo equivocado');
  expect(await services.imports.now(id)).toMatchObject({ status: 'cancelled', status_detail: 'Archivo equivocado' });
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  await waitFor(() => expect(summary.getAllByText('No se emitió')).toHaveLength(2));
  await waitFor(() => expect(columnOf('ESTADO')).toEqual(['No emitido']));
  expect(screen.getByRole('link', { name: 'Historial' }).getAttribute('aria-current')).toBe('page');
});

test('the dates of an import are in order, with the person who confirmed it', async () => {
  const { import_id: id } = await addImport(['10,50']);
  const user = await open(id);
  await press(user, 'Confirmar');
  await (await findDialog(user, 'Confirmar la importación')).press('Confirmar');
  await screen.findByText('Importación confirmada con éxito');
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  await waitFor(() => {
    const moments = dates.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(moments[0]).toMatch(/^Pedida\d/);
    expect(moments).toContainEqual(expect.stringMatching(/^Confirmada · Alicia Domínguez\d/));
  });
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.queryByText('Confirmada')).toBeNull();
});

test('without the permission the form is refused', async () => {
  await renderAt('/importacion', { as: 'auditor' });
  await screen.findByText('No tiene permisos');
});

test('an import that failed after some rows has issued nothing', async () => {
  const { import_id: id } = await addImport(['10,50']);
  const body = { ...(await services.imports.now(id)), status: 'error' };
  await faults.set({ service: 'import', path: `/pagos/${id}$`, fault: { kind: 'status', status: 200, body } });
  await open(id);
  const summary = within(await screen.findByRole('region', { name: 'Resumen' }));
  await waitFor(() => expect(summary.getAllByText('No se emitió')).toHaveLength(2));
  await waitFor(() => expect(columnOf('ESTADO')).toEqual(['No emitido']));
});
