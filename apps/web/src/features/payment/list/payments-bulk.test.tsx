// Guards: Bulk actions on payments are offered by permission and status, follow the selection, and can be retried.
import type { UserEvent } from '@testing-library/user-event';
import {
  columnOf,
  faults,
  findAddress,
  findDialog,
  openList,
  press as pressOn,
  requests,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

/** Returns a period that is long enough to contain payments of each status. */
const months = (): string => {
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6, 1));
  return `period=${from.toISOString().slice(0, 10)}..${now.toISOString().slice(0, 10)}`;
};

const total = async () => Number((await screen.findByText(/^[\d.]+ pagos?$/)).textContent.replaceAll(/\D/g, ''));

const open = async (query: string, as = 'operador') => {
  const user = await openList(`/pagos?${months()}&${query}`, as);
  const matching = await total();
  return { user, matching, bar: within(await selectAll(user)) };
};

const cancellations = async () => (await requests.list('payment')).filter(({ path }) => path.endsWith('/cancelar'));

const typeReason = async (user: UserEvent, reason: string) => {
  await pressOn(user, 'Continuar');
  const dialog = await findDialog(user);
  await dialog.fillReason(reason);
  return dialog;
};

test('one card is set for all selected payments', async () => {
  const { user, bar } = await open('status=issued&filas=5');
  await user.click(bar.getByRole('button', { name: 'Cambiar medio de pago' }));
  await pressOn(user, 'Continuar');
  const { dialog, fill, press, sees } = await findDialog(user);
  dialog.getByText(/^Todos quedan con este mismo medio, aunque son de [2-5] pagadores distintos\.$/);
  await fill(/Número de tarjeta/, '4509 9535 6623 3704');
  await fill(/Vencimiento/, '11/2090');
  await fill(/Nombre del titular/, 'Ana Pérez');
  await fill(/DNI del titular/, '12345678');
  await press('Cambiar el medio de 5 pagos');
  await sees('5 con éxito');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    for (const method of columnOf('MEDIO DE PAGO')) expect(method).toMatch(/^Visa ·· 3704/);
  });
});

test('a person without permission for changes has no checkboxes', async () => {
  await openList('/pagos?status=pending', 'auditor');
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
});

test('if fewer payments match than were counted, nothing is done, and a button loads the list again', async () => {
  const { user, bar, matching } = await open('status=pending&filas=5');
  const [somebodyElses = ''] = screen
    .getAllByRole('button', { name: /^Acciones del pago / })
    .map((button) => button.getAttribute('aria-label')?.split(' ').at(-1) ?? '');
  await pressOn(user, /^Seleccionar los/);
  await bar.findByText(/^\$\s[\d.]+,\d\d/);
  await services.payments.change(`${somebodyElses}/cancelar`, { reason: 'Pedido del pagador' });
  await user.click(bar.getByRole('button', { name: 'Cancelar' }));
  await screen.findByText(
    `La búsqueda cambió: coincidían ${matching} pagos y ahora coinciden ${matching - 1}. No se hizo nada.`,
  );
  await pressOn(user, 'Reintentar');
  await screen.findByText(`${matching - 1} pagos`);
});

test('if an action empties the last page, the page before it is shown', async () => {
  await openList(`/pagos?${months()}&status=objected&filas=5`);
  const matching = await total();
  const last = Math.ceil(matching / 5);
  expect(last).toBeGreaterThan(1);
  const { user, bar } = await open(`status=objected&filas=5&pagina=${last}`);
  const onLast = matching - (last - 1) * 5;
  await user.click(bar.getByRole('button', { name: 'Cancelar objeción' }));
  const { press, sees } = await typeReason(user, 'Resuelta a favor de la entidad');
  await press(/^Cancelar la objeción de/);
  await sees(`${onLast} con éxito`);
  await user.keyboard('{Escape}');
  await screen.findByText(`${matching - onLast} pagos`);
  await findAddress('pagina', last === 2 ? null : String(last - 1));
  await waitFor(() => expect(columnOf('ESTADO')).toHaveLength(5));
});

test('payments whose answers were lost are sent again with their idempotency keys, and are cancelled once', async () => {
  const { user, bar } = await open('status=issued&filas=5');
  await user.click(bar.getByRole('button', { name: 'Cancelar' }));
  const { press, sees } = await typeReason(user, 'Prueba de respuestas perdidas');
  await requests.clear();
  await faults.set({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose', status: 503 } });
  await press(/^Cancelar 5 pagos · \$\s[\d.]+,\d\d$/);
  const retry = await screen.findByRole('button', { name: /^Reintentar/ });
  expect(screen.getAllByText(/^Reintentar desde la misma ventana/)).toHaveLength(5);
  await faults.clear();
  await user.click(retry);
  await sees('5 con éxito');
  const keys = (await cancellations()).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([10, 5]);
});

test('rejected payments are retried together, and the dialog reports their number and amount', async () => {
  const { user, bar } = await open('status=rejected&filas=10');
  const retried = await waitFor(() => bar.getByRole('button', { name: /^Reintentar/ }));
  await user.click(retried);
  await screen.findByRole('dialog', { name: 'Confirmar la selección' });
  await pressOn(user, 'Continuar');
  const { press, sees } = await findDialog(user);
  await requests.clear();
  await press(/^Reintentar el cobro de \d+ pagos · \$/);
  await sees(/^\d+ con éxito$/);
  const ended = await screen.findByRole('dialog', { name: /^Reintentos solicitados: \d+/ });
  expect(ended.textContent).toMatch(/con éxito\$\s[\d.]+,\d\d/);
  const sent = (await requests.list('payment')).filter(({ path }) => path.endsWith('/reintentar'));
  // a payment whose answer is late is sent again with its idempotency key
  const payments = new Set(sent.map(({ path }) => path));
  expect(payments.size).toBe(Number(/: (\d+)/.exec(within(ended).getByRole('heading').textContent)?.[1]));
});

test('the actions on all matching payments wait until these are read; a failure is shown, and retried', async () => {
  const { user, bar, matching } = await open('status=rejected&filas=5');
  const isDisabled = () => bar.getByRole('button', { name: /^Reintentar/ }).getAttribute('aria-disabled');
  await faults.set({ service: 'payment', fault: { kind: 'status', status: 503 } });
  await pressOn(user, /^Seleccionar los/);
  await bar.findByRole('alert');
  expect(isDisabled()).toBe('true');
  expect(bar.queryByText(/^\$/)).toBeNull();
  await faults.clear();
  await user.click(bar.getByRole('button', { name: 'Actualizar la lista' }));
  await screen.findByText(`${matching} pagos`);
  const again = within(await selectAll(user));
  await pressOn(user, /^Seleccionar los/);
  await again.findByText(/^\$\s[\d.]+,\d\d/);
});

test('more payments than can be selected are not offered; the bar says the limit', async () => {
  const rows = (await services.payments.list({ status: 'issued' })).slice(0, 5);
  const body = { rows, size: 1_234, page: 1, limit: 5 };
  await faults.set({ service: 'payment', path: '/pagos\\?', fault: { kind: 'status', status: 200, body } });
  const user = await openList(`/pagos?${months()}&filas=5`);
  const bar = within(await selectAll(user));
  bar.getByText(`Coinciden 1.234: se pueden seleccionar hasta 1.000 pagos. Acote la búsqueda.`);
  expect(bar.queryByRole('button', { name: /^Seleccionar los/ })).toBeNull();
});

test('for all matching payments, as for selected rows, an action shows how many allow it', async () => {
  const { user, bar, matching } = await open('status=rejected&filas=5');
  await pressOn(user, /^Seleccionar los/);
  await bar.findByText(/^\$\s[\d.]+,\d\d/);
  const refused = await waitFor(() => {
    const button = bar.getByRole('button', { name: 'Cancelar objeción' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    return button;
  });
  expect(refused.textContent).toContain('El pago no está objetado.');
  const retry = bar.getByRole('button', { name: /^Reintentar/ }).textContent;
  const [, allowed = '', of] = /^Reintentar ([\d.]+) de ([\d.]+)/.exec(retry) ?? [];
  expect(of).toBe(String(matching));
  await user.click(bar.getByRole('button', { name: /^Reintentar/ }));
  await screen.findByText(RegExp(`^Reintentar el cobro de ${allowed} pagos?$`, 'u'));
});

test('a payment with an expired card is excluded from a bulk retry, with the next step', async () => {
  const expired = await services.payments.put({ status: 'rejected', status_detail: 'cc_rejected_card_expired' });
  const { bar } = await open(`status=rejected&q=${expired.id}`);
  const retry = bar.getByRole('button', { name: 'Reintentar' });
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  expect(retry.textContent).toContain('La tarjeta venció: reintente este pago por separado, con otro medio.');
});

test('payers are notified together; a failed line shows its code and the id of its request', async () => {
  const { user, bar } = await open('status=pending&filas=5');
  await user.click(bar.getByRole('button', { name: /^Notificar/ }));
  await pressOn(user, 'Continuar');
  const { press, sees } = await findDialog(user);
  await sees(/^Se envía por e-mail /);
  await faults.set({ service: 'payment', path: '/notificar-pagador$', fault: { kind: 'status', status: 500 } });
  await press(/^Notificar \d+ pagos?$/);
  const retry = await screen.findByRole('button', { name: /^Reintentar/ });
  await faults.clear();
  const list = screen.getByRole('list', { name: /^Notificar/ });
  expect(within(list).getAllByText(/ - fault$/).length).toBeGreaterThan(0);
  expect(within(list).getAllByRole('button', { name: 'Copiar id de solicitud' }).length).toBeGreaterThan(0);
  await user.click(retry);
  await screen.findByRole('dialog', { name: /^Pagos notificados: \d$/ });
});

test('an action that no selected payment allows is disabled', async () => {
  const { bar } = await open('status=objected&filas=5');
  const refused = (name: string) => bar.getByRole('button', { name }).getAttribute('aria-disabled');
  await waitFor(() => expect(refused('Cancelar')).toBe('true'));
  expect(refused('Cambiar medio de pago')).toBe('true');
  expect(refused('Cancelar objeción')).not.toBe('true');
});
