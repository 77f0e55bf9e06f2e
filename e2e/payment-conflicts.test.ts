// Guards: A conflict shows the current payment and the reason.
import {
  changePayment,
  expectNoAxeViolations,
  faults,
  openActionDialog,
  paymentNow,
  requests,
  takePayment,
} from './support/index.ts';

afterEach(() => faults.clear());

test('a payment that somebody else changed meanwhile is shown as it is now before anything is done', async () => {
  const payment = await takePayment('issued', ({ notification_url: url }) => url !== null);
  const { app, page, dialog, reason, press, sees, isGone } = await openActionDialog(payment, 'cancel');
  await reason.fill('Cargado dos veces');
  await changePayment(payment.id, 'reenviar-notificacion');
  await press('Cancelar pago');
  await sees(/El registro cambió desde que lo abrió/);
  await dialog.getByText(`versión ${payment.version + 1}`).waitFor();
  expect(await dialog.getByRole('button', { name: 'Cancelar pago' }).isDisabled()).toBe(true);
  await expectNoAxeViolations(page);
  expect((await paymentNow(payment.id)).status).toBe('issued');

  await press('Continuar con la versión actual');
  expect(await reason.inputValue()).toBe('Cargado dos veces');
  await press('Cancelar pago');
  await sees('Pago cancelado con éxito');
  await isGone();
  await app.close();
});

test('what became impossible meanwhile says why, and offers no way on', async () => {
  const payment = await takePayment('issued');
  const { app, dialog, reason, press, sees } = await openActionDialog(payment, 'cancel');
  await reason.fill('Cargado dos veces');
  await changePayment(payment.id, 'cancelar', { reason: 'Otra persona fue más rápida' });
  await press('Cancelar pago');
  await sees('Solo se puede cancelar un pago pendiente o emitido.');
  expect(await dialog.getByRole('button', { name: 'Continuar con la versión actual' }).count()).toBe(0);
  expect(await dialog.getByRole('button', { name: 'Cancelar pago' }).isDisabled()).toBe(true);
  await app.close();
});

test('a refusal of the service is told with its code and the id of the request; the next attempt is another change', async () => {
  const payment = await takePayment('issued');
  const path = `/${payment.id}/cancelar$`;
  await requests.clear();
  await faults.set({ service: 'payment', path, fault: { kind: 'status', status: 422 } });
  const { app, dialog, reason, press, sees, isGone } = await openActionDialog(payment, 'cancel');
  await reason.fill('Cargado dos veces');
  await press('Cancelar pago');
  await sees('La operación no se realizó');
  expect(await dialog.getByRole('alert').textContent()).toMatch(/Código.*fault.*Id de solicitud/);

  await faults.clear();
  await press('Cancelar pago');
  await sees('Pago cancelado con éxito');
  await isGone();
  const keys = (await requests.list('payment'))
    .filter((request) => request.path.endsWith('/cancelar'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  await app.close();
});
