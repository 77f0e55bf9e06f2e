// Guards: Batches are searched of a collector, one in error is processed again, and files follow status, count and version.
import {
  columnOf,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  screen,
  services,
  tickAll,
  waitFor,
  within,
} from '@/testing';

const listOf = (collector: string) => `/lotes?collector_id=${collector}&period=ultimos-12-meses`;

test('nothing is searched before a collector is chosen', async () => {
  await renderAt('/lotes', { as: 'tesoreria' });
  await screen.findByText('Los lotes se buscan de una entidad por vez.');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('those in error are shown of all collectors', async () => {
  await openList('/lotes?status=error&period=ultimos-12-meses', 'tesoreria');
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Con error']));
  expect(new Set(columnOf('ENTIDAD')).size).toBeGreaterThan(1);
});

test('the list has the columns of the documents', async () => {
  const { collector_id: collector } = await services.batches.take('error');
  await openList(listOf(collector), 'tesoreria');
  expect(headers()).toEqual(['ENTIDAD', 'NOMBRE', 'ID', 'CREADO', 'IMPORTE', 'REGISTROS', 'ESTADO', 'ACCIONES']);
});

test('a batch in error is processed again, and leaves a list of errors', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  const user = await openList(`${listOf(collector)}&status=error`, 'tesoreria');
  await press(user, `Acciones del lote ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Reprocesar' }));
  await (await findDialog(user, 'Reprocesar el lote')).press('Reprocesar');
  await screen.findByText('¡Lote reprocesado con éxito!');
  expect((await services.batches.now(id)).status).not.toBe('error');
  await waitFor(() => expect(screen.queryByText(id)).toBeNull());
});

test('a batch in error has no files, and says why', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  const user = await openList(listOf(collector), 'tesoreria');
  await press(user, `Acciones del lote ${id}`);
  const item = await screen.findByRole('menuitem', { name: /^Descargar txt/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('El lote no está listo para retirar ni retirado.');
});

test('several are processed again at once', async () => {
  const { collector_id: collector } = await services.batches.take('error');
  const user = await openList(`${listOf(collector)}&status=error`, 'tesoreria');
  const bar = within(await tickAll(user));
  bar.getByRole('button', { name: 'Deseleccionar' });
  await user.click(await bar.findByRole('button', { name: /^Reprocesar/ }));
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  await dialog.press(/^Reprocesar \d+ lotes?$/);
  await dialog.sees(/^\d+ con éxito$/);
});

test('the page of a batch has its cards; its other addresses lead there', async () => {
  const { id, collector_id: collector } = await services.batches.take('error');
  await renderAt(`/retiros/lotes/${collector}/${id}`, { as: 'administrador' });
  await screen.findByRole('heading', { name: 'Contenido' });
  expect(location.pathname).toBe(`/lotes/lotes/${collector}/${id}`);
  for (const label of ['Versión', 'Registros', 'Creado', 'Desde', 'Hasta']) screen.getByText(label);
  screen.getByRole('button', { name: `Copiar ID del lote` });
});

test('the batch of another collector is not there', async () => {
  const { id } = await services.batches.take('error');
  await renderAt(`/lotes/lotes/XXXX/${id}`, { as: 'administrador' });
  await screen.findByText('No se encontró el lote');
});
