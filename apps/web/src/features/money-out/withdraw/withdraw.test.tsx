// Guards: Pending withdraws are transferred, after the person has seen the destination account, or rejected with a reason.
import type { UserEvent } from '@testing-library/user-event';
import {
  columnOf,
  fill,
  findAddress,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const path = '/retirosUnificados?vista=por-lote';
const wide = `${path}&period=ultimos-12-meses`;

const openAction = async (user: UserEvent, id: string, label: string | RegExp) => {
  await press(user, `Acciones del retiro ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: label }));
};

/** Accepts a balance that is too low, if the dialog asks for it. */
const understand = async (user: UserEvent, element: HTMLElement): Promise<void> => {
  await waitFor(() => expect(within(element).queryByText('Consultando el saldo…')).toBeNull());
  const tick = within(element).queryByRole('checkbox', { name: /^Entiendo que el saldo no alcanza/ });
  if (tick) await user.click(tick);
};

test('the list shows pending withdraws by default, and has the columns of the specification', async () => {
  await openList(wide, 'tesoreria');
  expect(headers()).toEqual([
    'ENTIDAD',
    'NOMBRE',
    'ID',
    'PEDIDO',
    'PEDIDO POR',
    'IMPORTE',
    'TRANSFERIDO',
    'ESTADO',
    'ACCIONES',
  ]);
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Pendiente']));
});

test('a transfer shows the account and its holder, and the row leaves the list', async () => {
  const withdraw = await services.withdraws.take('pending', ({ amount }) => amount < 500_000);
  const user = await openList(`${wide}&q=${withdraw.id}`, 'tesoreria');
  await openAction(user, withdraw.id, 'Transferir');
  const dialog = await findDialog(user, 'Transferir el retiro');
  await dialog.sees('A 1 cuenta');
  expect(within(dialog.element).getByRole('list', { name: 'Cuentas de destino' }).textContent).toContain(
    withdraw.destination?.holder,
  );
  await understand(user, dialog.element);
  await dialog.press(/^Transferir \$/);
  await screen.findByText('Retiro transferido');
  expect(await services.withdraws.now(withdraw.id)).toMatchObject({ status: 'transferred' });
  await screen.findByText('No se encontraron retiros');
});

test('a rejection stores its reason', async () => {
  const { id } = await services.withdraws.take('pending');
  const user = await openList(`${wide}&q=${id}`, 'tesoreria');
  await openAction(user, id, 'Rechazar');
  const dialog = await findDialog(user, 'Rechazar el retiro');
  await fill(user, within(dialog.element).getByLabelText(/^Motivo de rechazo/), 'Cuenta equivocada');
  await dialog.press(/^Rechazar · \$\s[\d.]+,\d\d$/);
  await screen.findByText('Retiro rechazado');
  expect(await services.withdraws.now(id)).toMatchObject({ status: 'rejected', status_detail: 'Cuenta equivocada' });
});

test('the files are exported again after a confirmation', async () => {
  const { id, file_date } = await services.withdraws.take('pending');
  const user = await openList(`${wide}&q=${id}`, 'tesoreria');
  await openAction(user, id, 'Re-exportar');
  await (await findDialog(user, 'Re-exportar los archivos del retiro')).press('Re-exportar');
  await screen.findByText('¡Re-exportación exitosa!');
  expect((await services.withdraws.now(id)).file_date).not.toBe(file_date);
});

test('bulk actions are offered only while all selected withdraws are pending (B172)', async () => {
  const user = await openList(`${wide}&status=todos`, 'tesoreria');
  const bar = within(await selectAll(user));
  expect(bar.queryByRole('button', { name: /^Transferir/ })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Deseleccionar' }));
  await press(user, 'Pendiente');
  await waitFor(() => expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Pendiente'])));
  const pending = within(await selectAll(user));
  await pending.findByRole('button', { name: /^Transferir/ });
});

test('a large operation requires the typed number of withdraws', async () => {
  const user = await openList(wide, 'tesoreria');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Transferir/ }));
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  const [, count = ''] =
    /^Transferir (\d+) retiros$/.exec(within(dialog.element).getByRole('heading').textContent) ?? [];
  expect(Number(count)).toBeGreaterThan(20);
  const send = within(dialog.element).getByRole('button', { name: RegExp(`^Transferir ${count} retiros · \\$`, 'u') });
  expect(send).toHaveProperty('disabled', true);
  await understand(user, dialog.element);
  expect(send).toHaveProperty('disabled', true);
  await fill(user, within(dialog.element).getByLabelText(/^Cantidad de retiros/), count);
  expect(send).toHaveProperty('disabled', false);
});

test('the confirmation of many withdraws shows their current state, and reports the changed ones', async () => {
  const user = await openList(wide, 'tesoreria');
  const bar = within(await selectAll(user));
  const [changed = ''] = columnOf('ID');
  await services.withdraws.change(`rechazar/${changed}`, { status_detail: 'Cuenta equivocada' });
  await user.click(await bar.findByRole('button', { name: /^Transferir/ }));
  const dialog = await findDialog(user, 'Confirmar la selección');
  const alerts = (await dialog.dialog.findAllByRole('alert')).map(({ textContent }) => textContent);
  const moved = alerts.find((text) => text.includes('Se muestra como está ahora'));
  expect(moved).toContain('1 retiro cambió desde que se abrió la lista. Se muestra como está ahora:');
  expect(moved).toContain(changed);
  await dialog.dialog.findByText(/^1 retiro de la selección no admite esta acción y queda afuera:/);
});

test('the detail of a rejected withdraw shows the whole account and the reason of the rejection', async () => {
  const withdraw = await services.withdraws.take('pending', ({ destination }) => destination !== null);
  await services.withdraws.change(`rechazar/${withdraw.id}`, { status_detail: 'Cuenta equivocada' });
  const user = await openList(`${wide}&status=todos&q=${withdraw.id}`, 'tesoreria');
  await openAction(user, withdraw.id, 'Ver detalle');
  const { dialog } = await findDialog(user, 'Detalle de retiro');
  await dialog.findByText('Cuenta equivocada');
  dialog.getByText(withdraw.destination?.value ?? '');
});

test('the detail shows in order who asked, who exported the files again and who transferred', async () => {
  const { id, request_user: author } = await services.withdraws.take('pending', ({ amount }) => amount < 500_000);
  const user = await openList(`${wide}&q=${id}`, 'tesoreria');
  await openAction(user, id, 'Re-exportar');
  const again = await findDialog(user, 'Re-exportar los archivos del retiro');
  await again.press('Re-exportar');
  await again.isGone();
  await openAction(user, id, 'Transferir');
  const dialog = await findDialog(user, 'Transferir el retiro');
  await dialog.sees('A 1 cuenta');
  await understand(user, dialog.element);
  await dialog.press(/^Transferir \$/);
  await dialog.isGone();
  await renderAt(`${path}&accion=detail&retiro=${id}`, { as: 'tesoreria' });
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  await waitFor(() =>
    expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Pedido · ${author}`),
      expect.stringMatching(/^Archivos del · Teresa Sosa/),
      expect.stringMatching(/^Transferido · Teresa Sosa/),
    ]),
  );
});

test('a rejected withdraw tells who rejected it, and why', async () => {
  const { id } = await services.withdraws.take('pending');
  const user = await openList(`${wide}&q=${id}`, 'tesoreria');
  await openAction(user, id, 'Rechazar');
  const dialog = await findDialog(user, 'Rechazar el retiro');
  await fill(user, within(dialog.element).getByLabelText(/^Motivo de rechazo/), 'Cuenta equivocada');
  await dialog.press(/^Rechazar · \$/);
  await dialog.isGone();
  await renderAt(`${path}&accion=detail&retiro=${id}`, { as: 'tesoreria' });
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  const rejection = (await dates.findByText(/^Lo rechazó Teresa Sosa/)).closest('li');
  expect(rejection?.textContent).toContain('“Cuenta equivocada”');
});

test('the views of all withdrawals keep the chosen collector', async () => {
  const user = await openList(`/retirosUnificados?collector_id=LUZN&collector_name=Luz+del+Norte`, 'tesoreria');
  for (const name of ['Retiros por lote', 'Lotes', 'Historial', 'Retiros pendientes']) {
    await user.click(screen.getByRole('tab', { name }));
    await screen.findByRole('tab', { name, selected: true });
    await findAddress('collector_id', 'LUZN');
  }
});
