// Guards: A distribution is found, authorized, rejected and reprocessed; its parts are edited, forced and receipted.
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
  screen,
  services,
  rowsLoaded,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const year = '/distribucion?period=ultimos-12-meses';
/** Returns true for a distribution that is not scheduled and whose destinations can be paid. */
const plain = (given: { readonly type: string; readonly destinations_payable?: boolean }) =>
  given.type === 'no_scheduled' && given.destinations_payable !== false;

const openDetail = async (id: string, as = 'tesoreria', search = '') => {
  const user = await renderAt(`${year}&ver=${id}${search}`, { as });
  const panel = within(await screen.findByRole('dialog', { name: 'Detalle de distribución' }));
  await panel.findByRole('img', { name: /^Reparto del total: / });
  return { user, panel };
};

const takePart = async (status: string, partStatus = status) => {
  const whole = await services.distributions.take(status, plain);
  const part = (await services.partsOf(whole)).find((one) => one.status === partStatus);
  if (!part) throw new Error('There is no such part.');
  return { whole, part };
};

const openPart = async (status: string, action: string, partStatus = status) => {
  const { whole, part } = await takePart(status, partStatus);
  const user = await renderAt(`${year}&ver=${whole.id}&accion=${action}&destino=${whole.id}/${part.id}`, {
    as: 'tesoreria',
  });
  const now = async () => (await services.partsOf(whole)).find(({ id }) => id === part.id);
  return { whole, part, user, now };
};

const field = (name: string | RegExp, user: UserEvent, text: string) =>
  fill(user, within(screen.getByRole('dialog')).getByRole('textbox', { name }), text);

test('the list has tabs, a period in words, and a card that filters by its status', async () => {
  const user = await openList('/distribucion', 'tesoreria');
  expect(headers()).toEqual(['ID', 'FIRMA', 'ENTIDAD', 'PAGO', 'FECHA', 'IMPORTE', 'ESTADO', 'ACCIONES']);
  const tabs = within(screen.getByRole('tablist', { name: 'Estados' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Todo',
    'Error',
    'Pendiente',
    'En proceso',
    'Rechazado',
    'Aprobado',
    'Manuales',
  ]);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Período' }).value).toMatch(
    /^01 [a-z]+ \d{4} – \d\d [a-z]+ \d{4}$/,
  );
  await user.click(await screen.findByRole('link', { name: /^Pendientes de autorización\s?\d+$/ }));
  await waitFor(() => expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Pendiente'])));
});

test('scheduled distributions have a list of their own, without cards and tabs (GAP-37)', async () => {
  const user = await openList(year, 'tesoreria');
  await press(user, 'Distribuciones programadas');
  await waitFor(() => {
    const statuses = new Set(columnOf('ESTADO'));
    for (const status of statuses) expect(['Programada', 'Diferido']).toContain(status);
    expect(statuses.size).toBeGreaterThan(0);
  });
  expect(screen.queryByRole('tablist', { name: 'Estados' })).toBeNull();
  for (const status of ['Diferido', 'Programada']) {
    await user.click(screen.getByRole('button', { name: status }));
    await waitFor(() => expect(new Set(columnOf('ESTADO'))).toEqual(new Set([status])));
  }
  expect(screen.queryByRole('link', { name: /^Pendientes de autorización/ })).toBeNull();
});

test('a payment without distributions is reported with the search, and no wider search is offered', async () => {
  await renderAt('/distribucion?status=error&q=zzzzz', { as: 'tesoreria' });
  await screen.findByText('Nada por acá');
  screen.getByText('Se buscó: Pago: zzzzz. Revise el ID del pago.');
  expect(screen.queryByRole('button', { name: /^Buscar en/ })).toBeNull();
});

test('a long text is a payment id and replaces the other filters; a short one is a signature', async () => {
  const { payment_id: payment, id } = await services.distributions.take('success');
  await openList(`/distribucion?status=error&q=${payment}`, 'tesoreria');
  await screen.findByText(/^Se busca por el ID del pago/);
  expect(columnOf('ID')).toEqual([id]);
  await openList(`${year}&q=luzn`, 'tesoreria');
  await screen.findByText('Se busca por la firma de la entidad.');
  expect(new Set(columnOf('FIRMA'))).toEqual(new Set(['LUZN']));
});

test('the search box can be hidden', async () => {
  const user = await openList('/distribucion', 'tesoreria');
  screen.getByRole('searchbox');
  await press(user, 'Buscar por ID o Signature');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await press(user, 'Buscar por ID o Signature');
  screen.getByRole('searchbox');
});

test('the detail shows the shares of the total, and messages without their technical prefix', async () => {
  const whole = await services.distributions.take('error', plain);
  const { panel } = await openDetail(whole.id);
  const parts = await services.partsOf(whole);
  expect(within(panel.getByRole('list', { name: 'Destinos' })).getAllByRole('listitem')).toHaveLength(parts.length);
  const message = whole.status_detail?.replace(/^\w+: \w+ /, '') ?? '';
  expect(panel.getAllByText(message).length).toBeGreaterThan(0);
  expect(panel.queryByText(/^(BIND|COELSA):/)).toBeNull();
});

test('a distribution is authorized, and then shown as in process', async () => {
  const { id } = await services.distributions.take('authorization_pending', plain);
  const { user, panel } = await openDetail(id);
  await user.click(panel.getByRole('button', { name: 'Autorizar' }));
  await (await findDialog(user, 'Autorizar la distribución')).press(/^Autorizar · \$/);
  await screen.findByText('Autorizado correctamente');
  expect(await services.distributions.now(id)).toMatchObject({ status: 'in_process' });
  const after = within(await screen.findByRole('dialog', { name: 'Detalle de distribución' }));
  await after.findAllByText('En proceso');
});

test('the panel shows the dates of its request and authorization, and who authorized it', async () => {
  const { id } = await services.distributions.take('authorization_pending', plain);
  const { user, panel } = await openDetail(id);
  await user.click(panel.getByRole('button', { name: 'Autorizar' }));
  await (await findDialog(user, 'Autorizar la distribución')).press(/^Autorizar · \$/);
  await screen.findByText('Autorizado correctamente');
  const { panel: after } = await openDetail(id);
  const step = (await after.findByText(/^La autorizó Teresa Sosa/)).closest('ol');
  expect([...(step?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Solicitud/),
    expect.stringMatching(/^La autorizó Teresa Sosa/),
  ]);
});

test('a dialog shows the destination accounts, and warns of parts that do not add up to the total, as the panel does', async () => {
  const whole = await services.distributions.take('error', plain);
  const rows = await services.partsOf(whole);
  const body = { rows: rows.map((part) => ({ ...part, amount: 0.01 })), size: rows.length, page: 1, limit: 100 };
  await faults.set({
    service: 'distribution',
    path: `${whole.id}/detalles`,
    fault: { kind: 'status', status: 200, body },
  });
  const { user, panel } = await openDetail(whole.id);
  await panel.findByText(/^Las partes suman \$\s0,0\d y el total es /);
  await user.click(panel.getByRole('button', { name: 'Reprocesar' }));
  const dialog = await findDialog(user, 'Reprocesar la distribución');
  await dialog.dialog.findByText(/^Las partes suman \$\s0,0\d y el total es /);
  const accounts = dialog.dialog.getByRole('list', { name: 'Cuentas de destino' });
  const unpaid = rows.filter(({ status }) => status !== 'success');
  for (const { destination } of unpaid) expect(accounts.textContent).toContain(destination.value.slice(-4));
  expect(dialog.element.textContent).not.toContain('Saldo disponible');
});

test('a distribution whose parts cannot be loaded cannot be sent', async () => {
  const { id } = await services.distributions.take('authorization_pending', plain);
  await faults.set({ service: 'distribution', path: `${id}/detalles`, fault: { kind: 'status', status: 500 } });
  const user = await renderAt(`${year}&accion=approve&distribucion=${id}`, { as: 'tesoreria' });
  const dialog = await findDialog(user, 'Autorizar la distribución');
  await dialog.dialog.findByText(/^No se pudieron cargar los destinos: /);
  expect(dialog.button('Autorizar').disabled).toBe(true);
});

test('a distribution that another person authorized cannot be rejected', async () => {
  const { id } = await services.distributions.take('authorization_pending', plain);
  const user = await renderAt(`${year}&accion=reject&distribucion=${id}`, { as: 'tesoreria' });
  const dialog = await findDialog(user, 'Rechazar la distribución');
  await dialog.fillReason('Duplicada');
  await services.distributions.change(`${id}/aprobar`);
  await dialog.press(/^Rechazar · \$/);
  await dialog.sees('Ups! Ocurrió un error inesperado');
  expect(await services.distributions.now(id)).toMatchObject({ status: 'in_process' });
});

test('a distribution in error is reprocessed from its row', async () => {
  const { id, payment_id: payment } = await services.distributions.take('error', plain);
  const user = await openList(`/distribucion?q=${payment}`, 'tesoreria');
  await press(user, `Reprocesar ${id}`);
  await (await findDialog(user, 'Reprocesar la distribución')).press(/^Reprocesar · \$/);
  await screen.findByText('Reprocesado correctamente');
});

/** Reads the number on the card of distributions that wait for authorization. */
const waiting = async () =>
  Number(
    (await screen.findByRole('link', { name: /^Pendientes de autorización\s?\d+$/ })).textContent.replace(/\D/g, ''),
  );

test('several distributions are authorized at once, and the cards are counted again', async () => {
  const user = await openList(`${year}&status=authorization_pending&filas=5`, 'tesoreria');
  const before = await waiting();
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Autorizar/ }));
  await press(user, 'Continuar');
  await requests.clear();
  await (await findDialog(user)).press(/^Autorizar 5 distribuciones · \$/);
  await screen.findByText('Autorizados correctamente');
  const approved = (await requests.list('distribution')).filter(({ path }) => path.endsWith('/aprobar'));
  expect(approved).toHaveLength(5);
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await waiting()).toBe(before - 5));
});

test('failed distributions are reprocessed together, and the dialog reports their number and amount', async () => {
  const user = await openList(`${year}&status=error&filas=5`, 'tesoreria');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Reprocesar/ }));
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  await waitFor(() => expect(dialog.button(/^Reprocesar \d/).disabled).toBe(false));
  await dialog.press(/^Reprocesar \d/);
  const ended = await screen.findByRole('dialog', { name: /^Distribuciones reprocesadas: \d$/ });
  expect(ended.textContent).toMatch(/con éxito\$\s[\d.]+,\d\d/);
});

test('a destination is changed: another format clears the account, and a wrong sum is reported', async () => {
  const { user, part, now } = await openPart('error', 'edit');
  const dialog = await findDialog(user, 'Modificar destino');
  await user.click(dialog.dialog.getByRole('radio', { name: /^CBU/ }));
  await user.click(dialog.dialog.getByRole('radio', { name: /^Alias/ }));
  expect(dialog.dialog.getByRole<HTMLInputElement>('textbox', { name: /^Destino/ }).value).toBe('');
  await field(/^Destino/, user, 'casa');
  await user.tab();
  await dialog.dialog.findByText('Ingresa un destino de 5 a 20 caracteres.');
  await field(/^Destino/, user, 'casa.rio.sol');
  await field(/^CUIT/, user, '2026756539');
  await user.tab();
  await dialog.dialog.findByText('El formato del cuit no es correcto.');
  await field(/^CUIT/, user, '20267565393');
  await field(/^Importe/, user, '1,50');
  await dialog.dialog.findByText(/^Las partes suman .* y el total es /);
  await dialog.press('Guardar');
  await screen.findByText('Distribución actualizada');
  expect(await now()).toMatchObject({
    amount: 1.5,
    status: part.status,
    destination: { type: 'alias', value: 'casa.rio.sol', cuit: '20267565393' },
  });
});

/** Opens the menu of reasons; returns the first one with its number of rows. */
const firstReason = async (user: UserEvent) => {
  await press(user, 'Elegir por motivo');
  const menu = within(await screen.findByRole('menu', { name: 'Motivos de esta página' }));
  const [item = document.body] = menu.getAllByRole('menuitemradio');
  const [, reason, count] = /^(.*) \((\d+)\)$/.exec(item.textContent) ?? [];
  return { item, reason, count: Number(count) };
};

test('a reason selects failed distributions to reprocess; the same reason again clears the selection', async () => {
  const user = await openList(`${year}&status=error&filas=50`, 'tesoreria');
  await rowsLoaded();
  const first = await firstReason(user);
  const { count, reason } = first;
  expect(columnOf('MOTIVO').filter((shown) => shown === reason)).toHaveLength(count);
  await user.click(first.item);
  const noun = count === 1 ? '1 distribución seleccionada' : `${count} distribuciones seleccionadas`;
  await screen.findByText(noun);
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(count);
  const bar = within(screen.getByRole('group', { name: 'Acciones sobre la selección' }));
  expect(bar.getByRole('button', { name: 'Reprocesar' }).getAttribute('aria-disabled')).toBe('false');
  await user.click((await firstReason(user)).item);
  await waitFor(() => expect(screen.queryByText(noun)).toBeNull());
});

test('a reason replaces the previous selection by its own rows', async () => {
  const user = await openList(`${year}&status=error&filas=5`, 'tesoreria');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Seleccionar las \d+ que coinciden$/ }));
  await press(user, 'Ir a la página siguiente');
  await screen.findByText(/^6–\d+ de /);
  // until the answer, the table keeps the rows of the page before
  await waitFor(() => expect(globalThis.openRequests()).toBe(0));
  const { count, item } = await firstReason(user);
  await user.click(item);
  await screen.findByText(count === 1 ? '1 distribución seleccionada' : `${count} distribuciones seleccionadas`);
  await press(user, 'Ver selección');
  expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(count);
});

test('after the change of a failed destination the panel shows the next step, and marks the old reason', async () => {
  const { user } = await openPart('error', 'edit');
  const dialog = await findDialog(user, 'Modificar destino');
  await field(/^Nombre/, user, 'Ana Pérez');
  await dialog.press('Guardar');
  await dialog.isGone();
  await rowsLoaded();
  const panel = within(await screen.findByRole('dialog', { name: 'Detalle de distribución' }));
  await panel.findByText('Destino modificado. Reprocese la distribución para enviar el dinero.');
  panel.getByText(/^antes: /);
  await waitFor(async () => {
    if (screen.queryByRole('dialog', { name: 'Reprocesar la distribución' })) return;
    // the panel is mounted again after a change
    const again = within(screen.getByRole('dialog', { name: 'Detalle de distribución' }));
    await user.click(
      within(again.getByText(/^Destino modificado/).closest('[role]') ?? document.body).getByRole('button'),
    );
    screen.getByRole('dialog', { name: 'Reprocesar la distribución' });
  });
  await (await findDialog(user, 'Reprocesar la distribución')).press(/^Reprocesar · \$/);
  await screen.findByText('Reprocesado correctamente');
});

test('a destination is changed and its distribution reprocessed in one step', async () => {
  const { user, whole, now } = await openPart('error', 'edit');
  const dialog = await findDialog(user, 'Modificar destino');
  await field(/^Nombre/, user, 'Ana Pérez');
  await waitFor(() => expect(dialog.button('Guardar y reprocesar').disabled).toBe(false));
  await dialog.press('Guardar y reprocesar');
  const reprocess = await findDialog(user, 'Reprocesar la distribución');
  expect(await now()).toMatchObject({ destination: { name: 'Ana Pérez' } });
  await waitFor(() => expect(reprocess.button(/^Reprocesar · \$/).disabled).toBe(false));
  await reprocess.press(/^Reprocesar · \$/);
  await screen.findByText('Reprocesado correctamente');
  expect(await services.distributions.now(whole.id)).toMatchObject({ status: 'in_process' });
});

test('pasted numbers lose their spaces and dashes', async () => {
  const { user, now } = await openPart('error', 'edit');
  const dialog = await findDialog(user, 'Modificar destino');
  await user.click(dialog.dialog.getByRole('radio', { name: /^Alias/ }));
  await user.click(dialog.dialog.getByRole('radio', { name: /^CBU/ }));
  await field(/^Destino/, user, '28505909 40090418135201');
  await field(/^CUIT/, user, ' 20-26756539-3');
  await dialog.press('Guardar');
  await screen.findByText('Distribución actualizada');
  expect(await now()).toMatchObject({ destination: { value: '2850590940090418135201', cuit: '20267565393' } });
});

test('success is forced after a dialog about its meaning', async () => {
  const { user, now } = await openPart('manual', 'edit');
  const dialog = await findDialog(user, 'Modificar destino');
  await dialog.press('Forzar');
  const sure = await findDialog(user, '¿Marcar como Aprobado sin enviar el dinero?');
  await sure.dialog.findByText(/^\$ [\d.,]+ para .+ También se guardan los cambios de esta ventana\.$/);
  expect(sure.dialog.getByRole<HTMLButtonElement>('button', { name: 'Marcar como Aprobado' }).disabled).toBe(true);
  await user.type(sure.dialog.getByRole('textbox', { name: /motivo/i }), 'Se pagó por otro medio');
  await sure.press('Marcar como Aprobado');
  await screen.findByText('Distribución actualizada');
  expect(await now()).toMatchObject({ status: 'success' });
  await rowsLoaded();
  const panel = within(await screen.findByRole('dialog', { name: 'Detalle de distribución' }));
  expect(panel.queryByText(/^Destino modificado/)).toBeNull();
});

test('Escape, leaving the page and Volver ask before they discard a typed reason', async () => {
  const { user } = await openPart('manual', 'edit');
  const dialog = await findDialog(user, 'Modificar destino');
  await dialog.press('Forzar');
  const title = '¿Marcar como Aprobado sin enviar el dinero?';
  const sure = await findDialog(user, title);
  await user.type(sure.dialog.getByRole('textbox', { name: /motivo/i }), 'Se pagó');
  const question = '¿Descartar lo que ingresó?';
  await user.keyboard('{Escape}');
  await press(user, 'Seguir editando', await screen.findByRole('dialog', { name: question }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
  const unload = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  expect(sure.dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /motivo/i }).value).toBe('Se pagó');
  await sure.press('Volver');
  await press(user, 'Descartar', await screen.findByRole('dialog', { name: question }));
  await sure.isGone();
  await dialog.press('Forzar');
  const again = await findDialog(user, title);
  expect(again.dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /motivo/i }).value).toBe('');
});

test('a receipt of a paid part is sent, and listed', async () => {
  const { user, whole, now } = await openPart('success', 'sendReceipt');
  const dialog = await findDialog(user, 'Enviar comprobante');
  await field(/^E-mail/, user, 'ana');
  await user.tab();
  await dialog.dialog.findByText('Email inválido');
  await field(/^E-mail/, user, 'ana@example.com');
  await dialog.press('Enviar');
  await screen.findByText('Comprobante enviado!');
  expect((await now())?.vouchers.at(-1)).toMatchObject({ email: 'ana@example.com' });
  expect(whole.id).toBeTruthy();
  await screen.findByText(/^Enviado a ana@example\.com el /);
});

test('an auditor sees a distribution without the button Autorizar, and the shares on its payment', async () => {
  const { id, payment_id: payment } = await services.distributions.take('authorization_pending', plain);
  const { panel } = await openDetail(id, 'auditor');
  expect(panel.queryByRole('button', { name: 'Autorizar' })).toBeNull();
  await renderAt(`/pago/${payment}`, { as: 'auditor' });
  const section = within(await screen.findByRole('region', { name: 'Distribuciones' }));
  await section.findByRole('img', { name: /^Reparto del total: / });
});
