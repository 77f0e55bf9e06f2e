// Guards: Actions on a payment run through their dialogs, and the screen shows the result.
import { money } from '@/shared/format';
import {
  acceptedByGateway,
  faults,
  findDialog,
  findInRegion,
  openActionDialog,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

test('a payment is cancelled from its toolbar, with a required reason', async () => {
  const { id } = await services.payments.take('issued');
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await press(user, 'Cancelar pago');
  const { dialog, button, field, fillReason, sees, isGone } = await findDialog(user, 'Cancelar pago');
  await waitFor(() => expect(button('Cancelar pago').disabled).toBe(true));
  await user.click(field(/^Ingrese el motivo/));
  await user.keyboard('{Enter}');
  await dialog.findByText('Disculpe, debe ingresar el motivo');
  expect((await services.payments.now(id)).status).toBe('issued');

  await fillReason('Cargado dos veces');
  await user.keyboard('{Enter}');
  await sees('Pago cancelado con éxito');
  await isGone();
  await findInRegion('Resumen', 'Cancelado');
  expect(screen.queryByRole('button', { name: 'Cancelar pago' })).toBeNull();
  expect(await services.payments.now(id)).toMatchObject({ status: 'cancelled', status_detail: 'Cargado dos veces' });
});

test('after a refusal the submit button has the focus, even in Safari on macOS, where a press does not focus it', async () => {
  const {
    element,
    button,
    fillReason,
    press: pressIt,
  } = await openActionDialog(await services.payments.take('issued'), 'cancel');
  await fillReason('Cargado dos veces');
  const refused = { code: 'conflict', extended_code: 'payment_not_cancellable', message: 'No.' };
  await faults.set({ service: 'payment', method: 'POST', fault: { kind: 'status', status: 409, body: refused } });
  element.addEventListener('mousedown', (event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await pressIt('Cancelar pago');
  await waitFor(() => expect(document.activeElement).toBe(button('Cancelar pago')));
  await faults.clear();
});

test.each([
  ['cancelObjection', 'objected', 'Cancelar objeción', 'Objeción cancelada con éxito', 'Aprobado'],
  ['reverse', 'approved', 'Reversar', 'Reversa realizada con éxito', 'Devuelto'],
])('%s with a reason reports success, and the screen shows the result', async (action, status, ...texts) => {
  const [send, done, then] = texts;
  const payment = await services.payments.take(status, acceptedByGateway);
  const { fillReason, ...dialog } = await openActionDialog(payment, action);
  await fillReason('Lo pidió el pagador');
  await dialog.press(new RegExp(`^${send}`));
  await dialog.sees(done);
  await dialog.isGone();
  await findInRegion('Resumen', then);
});

test.each([
  ['forwardNotification', 'approved', 'Reenviar', 'Se envio la notificación del pago correctamente.'],
  ['notifyPayer', 'pending', 'Notificar', 'Pagador notificado con éxito'],
  ['updateByGateway', 'approved', 'Actualizar', 'Pago actualizado desde el gateway'],
])('%s requires only a confirmation', async (action, status, send, done) => {
  const payment = await services.payments.take(
    status,
    ({ notification_url: url, payer, last_due_date: due, type, payment_methods: methods }) =>
      Boolean(url && payer?.email && due && due > new Date().toISOString()) &&
      (status === 'pending' || Boolean(type && methods.length > 0)),
  );
  const { dialog, press: pressIt, sees, isGone } = await openActionDialog(payment, action);
  if (action === 'forwardNotification') await dialog.findByText(payment.notification_url ?? '');
  if (action === 'notifyPayer') await dialog.findByText(payment.payer?.email ?? '');
  await pressIt(send);
  await sees(done);
  await isGone();
});

/** Creates a rejected payment that may be retried. */
const rejected = async (detail: string) => {
  const { payment_methods, payer } = await services.payments.some(({ type }) => type === 'online');
  return services.payments.put({ status: 'rejected', status_detail: detail, type: 'online', payment_methods, payer });
};

test.each([
  ['Usar el mismo medio de pago', 'Reintentar cobro · $\u00a012.500,50', 'pending', 'Pendiente'],
  ['Modificar el medio de pago', 'Dejar a la espera de otro medio', 'issued', 'Emitido'],
])('a rejected payment is retried: %s', async (choice, send, status, label) => {
  const payment = await rejected('cc_rejected_insufficient_amount');
  const { user, dialog, press: pressIt, isGone } = await openActionDialog(payment, 'retry');
  await user.click(await dialog.findByRole('radio', { name: new RegExp(`^${choice}`) }));
  await pressIt(send);
  await isGone();
  await findInRegion('Resumen', label);
  expect((await services.payments.now(payment.id)).status).toBe(status);
});

test('a reverse names the amount that is left to return, not the total', async () => {
  const payment = await services.payments.take(
    'approved',
    (one) => one.type === 'online' && one.refunds.length === 0 && one.final_amount > 100 && acceptedByGateway(one),
  );
  await services.payments.change(`${payment.id}/devolver`, { reason: 'Una parte', amount: 50, partial: true });
  const { dialog, fillReason, press: pressIt, isGone } = await openActionDialog(payment, 'reverse');
  const left = money((payment.final_amount - 50).toFixed(2), payment.currency_id);
  await dialog.findByText(`Vuelven al pagador ${left.replace('\u00a0', ' ')}: todo lo que queda por devolver.`);
  await fillReason('Lo pidió el pagador');
  await pressIt(`Reversar ${left}`);
  await isGone();
});

test('after an expired card the retry is a link that opens the checkout in a new window', async () => {
  const { id } = await rejected('cc_rejected_card_expired');
  await renderAt(`/pago/${id}`, { as: 'operador' });
  const link = await screen.findByRole('link', { name: /^Reintentar cobro/ });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/${id}/checkout\\?retry=true$`));
  expect(link.getAttribute('target')).toBe('_blank');
});

test('the back button closes the dialog of a running change; the change continues, and the page stays', async () => {
  const { id } = await services.payments.take('issued');
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await press(user, 'Cancelar pago');
  const { fillReason, press: pressIt, sees, isGone } = await findDialog(user, 'Cancelar pago');
  await fillReason('Cargado dos veces');
  await faults.set({ service: 'payment', path: `/${id}/cancelar$`, fault: { kind: 'hold' } });
  await pressIt('Cancelar pago');
  history.back();
  await isGone();
  await faults.clear();
  await sees('Pago cancelado con éxito');
  await findInRegion('Resumen', 'Cancelado');
  expect(location.pathname).toBe(`/pago/${id}`);
});

test('the back button asks before it discards a typed reason', async () => {
  const { id } = await services.payments.take('issued');
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await press(user, 'Cancelar pago');
  const { fillReason, isGone, element } = await findDialog(user, 'Cancelar pago');
  await fillReason('Cargado dos veces');
  const question = '¿Descartar lo que ingresó?';
  history.back();
  await press(user, 'Seguir editando', await screen.findByRole('dialog', { name: question }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
  expect(within(element).getByLabelText<HTMLTextAreaElement>(/^Ingrese el motivo/).value).toBe('Cargado dos veces');
  history.back();
  await press(user, 'Descartar', await screen.findByRole('dialog', { name: question }));
  await isGone();
  await waitFor(() => expect(location.search).toBe(''));
});

test('the dialog that cancels a payment is refused to a person without permission', async () => {
  const { dialog } = await openActionDialog(await services.payments.take('issued'), 'cancel', { as: 'auditor' });
  await dialog.findByText('No tiene permisos');
  expect(dialog.queryByLabelText(/^Ingrese el motivo/)).toBeNull();
});
