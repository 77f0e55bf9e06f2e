// Guards: A withdrawal is authorized or refused once, alone or in bulk, and its destination account is shown before.
import type { UserEvent } from '@testing-library/user-event';
import {
  columnOf,
  faults,
  fill,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  requests,
  returnToTab,
  savedBy,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const openAction = async (user: UserEvent, id: string, label: string | RegExp) => {
  await press(user, `Acciones del retiro ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: label }));
};

test('the list shows pending withdrawals by default, and has the columns of the specification', async () => {
  await openList('/retiros', 'tesoreria');
  expect(headers()).toEqual([
    'ENTIDAD',
    'NOMBRE',
    'ID',
    'CUENTA DE DESTINO (CBU)',
    'PEDIDO',
    'TRANSFERIDO',
    'IMPORTE',
    'ESTADO',
    'ACCIONES',
  ]);
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Por autorizar']));
});

test('the button that clears the filters keeps the default status, and hides when nothing would change', async () => {
  const user = await renderAt('/retiros?importe=>1', { as: 'tesoreria' });
  await press(user, 'Limpiar filtros');
  await waitFor(() => expect(location.search).toBe('?status=pending_authorization'));
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
});

test('a withdrawal is authorized with the texts of the specification, and leaves the list', async () => {
  const { id, amount, destination } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Autorizar');
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  const accounts = within(dialog.element).getByRole('list', { name: 'Cuentas de destino' });
  expect(accounts.textContent).toContain(destination.value);
  expect(amount).toBeGreaterThan(0);
  await dialog.press('Autorizar');
  const ended = await findDialog(user, 'Retiro Aprobado');
  for (const fact of [destination.value, /^\$\s[\d.]+,\d\d$/, /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/])
    ended.dialog.getByText((text) => (typeof fact === 'string' ? text.startsWith(fact) : fact.test(text)));
  await ended.press('Ok');
  await ended.isGone();
  expect(await services.withdrawals.now(id)).toMatchObject({ status: 'authorized' });
  await screen.findByText('No se encontraron retiros');
});

test('a balance that is too low for one of many collectors is shown first, and needs its own checkbox', async () => {
  const user = await openList('/retiros?filas=25', 'tesoreria');
  const collectors = [...new Set(columnOf('ENTIDAD'))];
  expect(collectors.length).toBeGreaterThan(5);
  const body = { amount: 0.01, available_amount: 0.01, currency_id: 'ARS' };
  await faults.set({
    service: 'collector',
    path: `/comercios/${collectors.at(-1) ?? ''}/saldo`,
    fault: { kind: 'status', status: 200, body },
  });
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Autorizar selección/ }));
  await press(user, 'Continuar');
  const { dialog, element, button, fill: fillIn } = await findDialog(user);
  const shortage = await dialog.findByText(/^El saldo no alcanza en \d+ de \d+ entidades\.$/);
  const accounts = dialog.getByRole('list', { name: 'Cuentas de destino' });
  expect(shortage.compareDocumentPosition(accounts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const count = /Escriba (\d+) para confirmarlo/.exec(element.textContent)?.[1] ?? '';
  await fillIn(/^Cantidad de retiros/, count);
  expect(button(/^Autorizar \d+ retiros · \$/).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: /^Entiendo que el saldo no alcanza/ }));
  expect(button(/^Autorizar \d+ retiros · \$/).disabled).toBe(false);
});

test('a withdrawal that another person authorized is reported with the title of the specification, and closed with Ok', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Autorizar');
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  await services.withdrawals.change(`${id}/autorizar/`);
  await dialog.press('Autorizar');
  await screen.findByText('Ups! Ocurrió un error');
  await screen.findByText('El retiro no espera autorización.');
  await dialog.press('Ok');
});

test('a withdrawal whose amount and account changed is not authorized until the person has seen the comparison', async () => {
  const seen = await services.withdrawals.take('pending_authorization', ({ amount }) => amount < 500_000);
  const { id, destination } = seen;
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Autorizar');
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  await dialog.sees('A 1 cuenta');
  const account = destination.value === '2850590940090418135201' ? '0070999030004123456781' : '2850590940090418135201';
  const now = { ...seen, amount: 999_999.99, destination: { ...destination, value: account, holder: 'Otro Titular' } };
  const body = { rows: [now], size: 1, page: 1, limit: 1 };
  // the service returns a single withdrawal through its search
  await faults.set({ service: 'withdrawal', path: `^/\\?.*${id}`, fault: { kind: 'status', status: 200, body } });
  await requests.clear();
  await dialog.press('Autorizar');

  const table = await within(dialog.element).findByRole('table', { name: 'Lo que cambió desde que lo abrió' });
  const text = table.textContent;
  for (const shown of ['999.999,99', destination.value, account, 'Otro Titular']) expect(text).toContain(shown);
  expect(text).toContain(new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(seen.amount));
  expect(dialog.element.textContent).not.toMatch(/versión \d/);
  expect((await requests.list('withdrawal')).filter(({ method }) => method !== 'GET')).toEqual([]);
  await dialog.press('Continuar con la versión actual');
  await waitFor(() =>
    expect(within(dialog.element).getByRole('list', { name: 'Cuentas de destino' }).textContent).toContain(
      account.slice(-4),
    ),
  );
});

test('an account with wrong check digits has a warning, and cannot be authorized', async () => {
  const { id } = await services.withdrawals.take(
    'pending_authorization',
    ({ destination }) => destination.value === '2850590940090418135200',
  );
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await press(user, `Acciones del retiro ${id}`);
  const item = await screen.findByRole('menuitem', { name: /^Autorizar/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('La cuenta de destino no es válida');
});

test('selected withdrawals are refused with one reason', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Rechazar selección/ }));
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  await fill(user, within(dialog.element).getByLabelText(/^Motivo de rechazo/), 'Duplicado');
  await dialog.press(/^Rechazar 1 retiro · \$\s[\d.]+,\d\d$/);
  await screen.findByText('Retiros Rechazados');
  expect(await services.withdrawals.now(id)).toMatchObject({ status: 'refused', status_detail: 'Duplicado' });
});

test('the detail has the withdrawal, its collector and the balance', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'administrador');
  await openAction(user, id, 'Ver detalle');
  const { element } = await findDialog(user, 'Detalle de retiro');
  await waitFor(() => {
    for (const heading of ['Retiro', 'Entidad', 'Saldo']) within(element).getByRole('heading', { name: heading });
    within(element).getByText('Disponible para retirar');
  });
});

test('the detail has the dates of request and authorization in order, and the person who authorized', async () => {
  const { id } = await services.withdrawals.take('pending_authorization', ({ amount }) => amount < 500_000);
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Autorizar');
  await (await findDialog(user, 'Estas autorizando 1 retiro')).press('Autorizar');
  const ended = await findDialog(user, 'Retiro Aprobado');
  await ended.press('Ok');
  await ended.isGone();
  await renderAt(`/retiros?accion=detail&retiro=${id}`, { as: 'tesoreria' });
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  await waitFor(() =>
    expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pedido/),
      expect.stringMatching(/^Autorizado · Teresa Sosa/),
    ]),
  );
});

test('the detail of a failed withdrawal has the cause and the next step', async () => {
  const { id } = await services.withdrawals.take(
    'error',
    ({ status_detail: detail }) => detail === 'balance_insufficient',
  );
  await renderAt(`/retiros?accion=detail&retiro=${id}`, { as: 'tesoreria' });
  const why = await screen.findByText('El saldo de la entidad no alcanzó.');
  expect(why.closest('[role="status"]')?.textContent).toContain('puede pedir otro retiro');
});

test('the detail of a pending withdrawal shows the missing balance', async () => {
  const { id, collector_id: collector } = await services.withdrawals.take(
    'pending_authorization',
    ({ amount }) => amount > 100,
  );
  const body = { amount: 90, available_amount: 90, currency_id: 'ARS' };
  await faults.set({
    service: 'collector',
    path: `/comercios/${collector}/saldo`,
    fault: { kind: 'status', status: 200, body },
  });
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Ver detalle');
  const { dialog } = await findDialog(user, 'Detalle de retiro');
  await dialog.findByText(/^El saldo no alcanza para este retiro: faltan \$\s[\d.]+,\d\d\.$/);
});

test('a withdrawal is authorized from its detail, which shows the balance and then the new status', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Ver detalle');
  const detail = await findDialog(user, 'Detalle de retiro');
  await detail.dialog.findByText('Disponible para retirar');
  detail.button('Rechazar');
  await detail.press('Autorizar');
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  await waitFor(() => expect(dialog.button('Autorizar').disabled).toBe(false));
  await dialog.press('Autorizar');
  await (await findDialog(user, 'Retiro Aprobado')).press('Ok');
  const after = await findDialog(user, 'Detalle de retiro');
  await waitFor(() => expect(after.dialog.queryByText('Por autorizar')).toBeNull());
  expect(after.dialog.queryByRole('button', { name: 'Autorizar' })).toBeNull();
  expect(await services.withdrawals.now(id)).toMatchObject({ status: 'authorized' });
});

test('a detail that changed while it was open reports that when the person returns to the browser tab', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'administrador');
  await openAction(user, id, 'Ver detalle');
  const { dialog, press: pressIn } = await findDialog(user, 'Detalle de retiro');
  await dialog.findByText('Por autorizar');
  await services.withdrawals.change(`${id}/autorizar/`);
  returnToTab();
  const banner = await dialog.findByText('El registro cambió mientras lo tenía abierto.');
  expect(banner.closest('[role]')?.textContent).not.toMatch(/\d/);
  dialog.getByText('Por autorizar');
  await pressIn('Ver la versión actual');
  await waitFor(() => expect(dialog.queryByText('Por autorizar')).toBeNull());
  expect(dialog.queryByText('El registro cambió mientras lo tenía abierto.')).toBeNull();
});

test('a line beside the title explains which withdrawals the list has', async () => {
  await openList('/retiros', 'tesoreria');
  screen.getByText('Pedidos de las entidades, y cómo siguieron según su estado.');
  await renderAt('/retirosUnificados?vista=por-lote', { as: 'tesoreria' });
  await screen.findByText('Lo que una persona transfiere con los archivos del banco.');
});

test('in the narrow layout, the card of a withdrawal warns of a destination account that changed', async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  try {
    await renderAt('/retiros?filas=100', { as: 'tesoreria' });
    expect((await screen.findAllByText(/^La cuenta de destino cambió hace/)).length).toBeGreaterThan(0);
  } finally {
    window.innerWidth = innerWidth;
  }
});

test('the panel warns of a destination account that changed, and the row keeps a sign of the change', async () => {
  const user = await openList('/retiros?filas=100', 'tesoreria');
  const warned = screen.getAllByRole('row').filter((row) => row.textContent.includes('La cuenta de destino cambió'));
  const [first = document.body] = warned;
  await user.click(within(first).getByRole('button', { name: /^Acciones del retiro/, hidden: true }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vista rápida' }));
  const panel = within(await screen.findByRole('dialog'));
  const alert = await panel.findByText(/^La cuenta de destino cambió hace \d+ días?\.$/, {
    selector: '.MuiAlert-message',
  });
  const authorize = await panel.findByRole('button', { name: 'Autorizar' });
  expect(alert.compareDocumentPosition(authorize)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const label of ['Banco', 'Titular', 'Pedido por']) panel.getByText(label);
  await panel.findByRole('button', { name: 'Lo tomo' });
  const status = within(first).getByText('Por autorizar').closest('[role="gridcell"]');
  expect(status?.textContent).toContain('La cuenta de destino cambió');
});

test('withdrawals that failed have their reason in words', async () => {
  await openList('/retiros?status=error', 'tesoreria');
  expect(headers()).toContain('MOTIVO');
  const reasons = columnOf('MOTIVO');
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.filter((reason) => !/^(?:El|La) .*\.$/.test(reason))).toEqual([]);
});

test('the result file of a bulk rejection keeps every digit of the destination accounts', async () => {
  const user = await openList('/retiros?filas=5', 'tesoreria');
  const accounts = columnOf('CUENTA DE DESTINO (CBU)').map((text) => /^[\da-z.]+/.exec(text)?.[0] ?? '');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Rechazar selección/ }));
  await press(user, 'Continuar');
  const { dialog, element } = await findDialog(user);
  await fill(user, await dialog.findByLabelText(/^Motivo de rechazo/), 'Cuenta errada');
  await user.click(within(element).getByRole('button', { name: /^Rechazar 5 retiros/ }));
  await screen.findByText('5 con éxito');
  const { text } = await savedBy(() => press(user, 'Descargar resultado'));
  for (const account of accounts) expect(text).toContain(/^\d+$/.test(account) ? `;'${account};` : `;${account};`);
  expect(accounts.some((account) => /^\d{22}$/.test(account))).toBe(true);
});

test('the first step of a bulk authorization warns of destination accounts that changed', async () => {
  const user = await openList('/retiros', 'tesoreria');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Autorizar selección/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar la selección' }));
  const alert = await dialog.findByText(/^Revise \d+ retiros? antes de seguir:/);
  expect(alert.textContent).toMatch(/cuenta de destino cambió/);
});

test('a bulk authorization cannot continue when its rows cannot be read again, and reports the failure', async () => {
  const user = await openList('/retiros', 'tesoreria');
  const bar = within(await selectAll(user));
  await faults.set({ service: 'withdrawal', fault: { kind: 'status', status: 503 } });
  await user.click(await bar.findByRole('button', { name: /^Autorizar selección/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar la selección' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/retiros/i);
  expect(dialog.getByRole('button', { name: 'Continuar' })).toHaveProperty('disabled', true);
});

test('the amount above a list is the total of all pages', async () => {
  const user = await openList('/retiros?filas=10', 'tesoreria');
  const total = await screen.findByText(/^[\d.]+ retiros$/);
  const sum = () => within(total.parentElement ?? total).findByText(/^\$\s[\d.]+,\d\d$/);
  const before = (await sum()).textContent;
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Seleccionar los/ }));
  await waitFor(() => expect(bar.getByRole('status').textContent).toContain(before));
});

test('the button Actualizar loads the list again', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await services.withdrawals.change(`${id}/autorizar/`);
  await press(user, 'Actualizar');
  await screen.findByText('No se encontraron retiros');
});

test('the history has withdrawals of several statuses', async () => {
  await openList('/retiros/historial?period=ultimos-12-meses', 'tesoreria');
  expect(new Set(columnOf('ESTADO')).size).toBeGreaterThan(1);
});

describe('the page with all withdrawals', () => {
  test('shows all views to an administrator, opens the one in the address, and disables Programar', async () => {
    await renderAt('/retirosUnificados?vista=historial', { as: 'administrador' });
    const views = within(await screen.findByRole('tablist', { name: 'Vistas de retiros' }));
    expect(views.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Retiros pendientes',
      'Retiros por lote',
      'Lotes',
      'Historial',
    ]);
    expect(views.getByRole('tab', { selected: true }).textContent).toBe('Historial');
    expect(screen.getByRole('button', { name: 'Programar' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('is refused to a person without any of the permissions', async () => {
    await renderAt('/retirosUnificados', { as: 'sinpermisos' });
    await screen.findByText('No tiene permisos');
  });
});

test('a month before the first year of the specification, or in the future, is reported', async () => {
  for (const period of ['2018-01', '2099-05']) {
    await renderAt(`/retiros/historial?period=${period}`, { as: 'tesoreria' });
    await screen.findByText(new RegExp(period));
  }
});

test('the history shows the date and time of a transfer', async () => {
  await openList('/retiros/historial?period=ultimos-12-meses&status=transferred', 'tesoreria');
  const moments = columnOf('TRANSFERIDO').filter((text) => text !== '—');
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) expect(moment).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
});

test('a balance in another currency is not compared with the amount', async () => {
  const { id, collector_id: collector } = await services.withdrawals.take('pending_authorization');
  await faults.set({
    service: 'collector',
    path: `/comercios/${collector}/saldo`,
    fault: { kind: 'status', status: 200, body: { amount: 0.01, available_amount: 0.01, currency_id: 'USD' } },
  });
  const user = await openList(`/retiros?q=${id}`, 'tesoreria');
  await openAction(user, id, 'Autorizar');
  const { dialog, button } = await findDialog(user, 'Estas autorizando 1 retiro');
  await dialog.findByText(/^Queda US\$\s0,01/);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(button(/^Autorizar/).disabled).toBe(false);
});
