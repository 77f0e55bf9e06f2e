// Guards: Batches are searched by collector, and one in error is reprocessed and has no files.
import {
  addAll,
  columnOf,
  findAddress,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  screen,
  services,
  rowsLoaded,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const listOf = (collector: string) => `/lotes?collector_id=${collector}&period=ultimos-12-meses`;

test('nothing is searched until a collector is chosen', async () => {
  await renderAt('/lotes', { as: 'tesoreria' });
  await screen.findByText('Los lotes se buscan de una entidad por vez.');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('without a collector, a button lists the batches in error, with their reasons', async () => {
  const user = await renderAt('/lotes', { as: 'tesoreria' });
  await press(user, 'Ver los lotes con error');
  await findAddress('period', 'ultimos-12-meses'); // those of the last month wait on the first day of this one, too
  await rowsLoaded();
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Con error']));
  expect(columnOf('MOTIVO').filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
});

test('batches in error are listed for all collectors', async () => {
  await openList('/lotes?status=error&period=ultimos-12-meses', 'tesoreria');
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Con error']));
  expect(new Set(columnOf('ENTIDAD')).size).toBeGreaterThan(1);
});

test('the list has the columns of the specification', async () => {
  const { collector_id: collector } = await services.batches.take('error');
  await openList(listOf(collector), 'tesoreria');
  expect(headers()).toEqual(['ENTIDAD', 'NOMBRE', 'ID', 'CREADO', 'IMPORTE', 'REGISTROS', 'ESTADO', 'ACCIONES']);
});

test('a batch in error is reprocessed, and leaves the list of errors', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  const user = await openList(`${listOf(collector)}&status=error`, 'tesoreria');
  await press(user, `Acciones del lote ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Reprocesar' }));
  await (await findDialog(user, 'Reprocesar el lote')).press(/^Reprocesar · \$/);
  await screen.findByText('¡Lote reprocesado con éxito!');
  expect((await services.batches.now(id)).status).not.toBe('error');
  await waitFor(() => expect(screen.queryByText(id)).toBeNull());
});

test('the download of the files of a batch in error is disabled, with the reason', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  const user = await openList(listOf(collector), 'tesoreria');
  await press(user, `Acciones del lote ${id}`);
  const item = await screen.findByRole('menuitem', { name: /^Descargar txt/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('El lote no está listo para retirar ni retirado.');
});

test('several batches are reprocessed at once', async () => {
  const { collector_id: collector } = await services.batches.take('error');
  const user = await openList(`${listOf(collector)}&status=error`, 'tesoreria');
  const bar = within(await selectAll(user));
  bar.getByRole('button', { name: 'Deseleccionar' });
  await user.click(await bar.findByRole('button', { name: /^Reprocesar/ }));
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  await dialog.press(/^Reprocesar \d+ lotes? · \$/);
  await dialog.sees(/^\d+ con éxito$/);
});

test('the page of a batch has its cards, and its address below /retiros redirects to the page', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  await renderAt(`/retiros/lotes/${collector}/${id}`, { as: 'administrador' });
  const content = within(await screen.findByRole('region', { name: 'Lote' }));
  expect(location.pathname).toBe(`/lotes/lotes/${collector}/${id}`);
  for (const label of ['Versión', 'Registros', 'Creado', 'Desde', 'Hasta']) screen.getByText(label);
  screen.getByRole('button', { name: `Copiar ID del lote` });
  // the head alone has the status
  expect(screen.getAllByText('Con error')).toHaveLength(1);
  // first what people decide by, and the technical facts last
  expect(content.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Entidad',
    'Importe',
    'Registros',
    'Desde',
    'Hasta',
  ]);
  const technical = screen.getByRole('region', { name: 'Datos técnicos' });
  expect(technical.textContent).toContain(id);
  const place = screen.getByRole('region', { name: 'Fechas' }).compareDocumentPosition(technical);
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the page of a failed batch says why, and tells the next step to people who may take it', async () => {
  const { collector_id: collector } = await services.batches.first({ status: 'error' });
  const added = { collector_id: collector, status: 'error', status_detail: 'bank_unavailable' };
  const [{ id } = { id: '' }] = await addAll('batches', [added]);
  const path = `/lotes/lotes/${collector}/${id}`;
  await renderAt(path, { as: 'administrador' });
  const why = await screen.findByText('El banco no respondió.');
  expect(why.closest('[role="status"]')?.textContent).toContain('Reprocéselo');
  await renderAt(path, { as: 'auditor' });
  const told = (await screen.findByText('El banco no respondió.')).closest('[role="status"]');
  expect(told?.textContent).not.toContain('Reprocéselo');
});

test('the dialog of a batch that failed names the next step, and has its action', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  const user = await renderAt(`${listOf(collector)}&accion=detail&lote=${id}`, { as: 'administrador' });
  const detail = await findDialog(user, 'Detalle de lote');
  await detail.dialog.findByText('Reprocéselo: al terminar queda en “Para retirar” o “Con error”.');
  detail.dialog.getByRole('link', { name: 'Abrir en su página' });
  await detail.press('Reprocesar');
  await (await findDialog(user, 'Reprocesar el lote')).press(/^Reprocesar · \$/);
  await screen.findByText('¡Lote reprocesado con éxito!');
});

test('a link opens the detail of a batch though no collector is chosen', async () => {
  const { id } = await services.batches.take('for_withdrawing');
  const user = await renderAt(`/lotes?accion=detail&lote=${id}`, { as: 'tesoreria' });
  await (await findDialog(user, 'Detalle de lote')).dialog.findByText(id);
});

test('the page shows in order when the batch was created, and who exported its files again', async () => {
  const { id, collector_id: collector } = await services.batches.take('for_withdrawing');
  const user = await renderAt(`/lotes/lotes/${collector}/${id}?accion=reexport&lote=${id}`, { as: 'tesoreria' });
  await (await findDialog(user, 'Re-exportar los archivos del lote')).press('Re-exportar');
  await screen.findByText('¡Re-exportación exitosa!');
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  await waitFor(() =>
    expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Creado\d/),
      expect.stringMatching(/^Archivos del · Teresa Sosa/),
    ]),
  );
});

test('the batch of another collector is not found', async () => {
  const { id } = await services.batches.take('error');
  await renderAt(`/lotes/lotes/XXXX/${id}`, { as: 'administrador' });
  await screen.findByText('No se encontró el lote');
});
