// Guards: A conflict shows changed fields, and a refusal its reason. The next attempt has another idempotency key.
import { money } from '@/shared/format';
import { acceptedByGateway, changedValues, faults, openActionDialog, requests, services } from '@/testing';

const button = 'Cancelar pago';

test('a payment that another person changed is shown in its current state before anything is done', async () => {
  const payment = await services.payments.take('issued', ({ notification_url: url }) => url !== null);
  const { dialog, field, fillReason, press, sees, isGone, ...rest } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await services.payments.change(`${payment.id}/reenviar-notificacion`);
  await press(button);
  await sees(/El registro cambió desde que lo abrió/);
  await dialog.findByText(`versión ${payment.version + 1}`, { exact: false });
  await sees('Cambió otra parte del registro: los datos de esta operación son los mismos.');
  expect(dialog.queryByRole('table')).toBeNull();
  expect(rest.button(button).disabled).toBe(true);
  expect((await services.payments.now(payment.id)).status).toBe('issued');

  await press('Continuar con la versión actual');
  expect(field(/^Ingrese el motivo/).value).toBe('Cargado dos veces');
  await press(button);
  await sees('Pago cancelado con éxito');
  await isGone();
});

test('each changed field is shown with both values, and the action continues with the current version', async () => {
  const payment = await services.payments.take(
    'approved',
    (one) => one.type === 'online' && one.refunds.length === 0 && one.final_amount > 100 && acceptedByGateway(one),
  );
  const inPesos = (amount: number) => money(amount.toFixed(2), payment.currency_id);
  const { element, dialog, fillReason, press, sees, isGone } = await openActionDialog(payment, 'refund');
  await fillReason('Cobrado de más');
  await services.payments.change(`${payment.id}/devolver`, { reason: 'Una parte', amount: 50, partial: true });
  await press(`Devolver ${inPesos(payment.final_amount)}`);
  const { version } = await services.payments.now(payment.id);
  const left = inPesos(payment.final_amount - 50);
  await dialog.findByRole('table', { name: 'Lo que cambió desde que lo abrió' });
  expect(changedValues(element, 'Queda por devolver')).toEqual([inPesos(payment.final_amount), left]);
  expect(dialog.queryByRole('rowheader', { name: 'Importe final' })).toBeNull();

  await press('Continuar con la versión actual');
  await press(`Devolver ${left}`);
  await sees('Devolución realizada con éxito');
  await isGone();
  const sent = (await requests.list('payment')).filter(({ path }) => path.endsWith(`/${payment.id}/devolver`));
  expect(sent.at(-1)?.headers['if-match']).toBe(String(version));
});

test('an action that became impossible shows the reason, and cannot continue', async () => {
  const payment = await services.payments.take('issued');
  const { element, dialog, fillReason, press, sees, ...rest } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await services.payments.change(`${payment.id}/cancelar`, { reason: 'Otra persona fue más rápida' });
  await press(button);
  await sees('Solo se puede cancelar un pago pendiente o emitido.');
  expect(changedValues(element, 'Estado')).toEqual(['Emitido', 'Cancelado']);
  expect(dialog.queryByRole('button', { name: 'Continuar con la versión actual' })).toBeNull();
  expect(rest.button(button).disabled).toBe(true);
});

test('a refusal of the service is shown with its code and the id of the request; the next attempt has another idempotency key', async () => {
  const payment = await services.payments.take('issued');
  await faults.set({
    service: 'payment',
    path: `/${payment.id}/cancelar$`,
    fault: { kind: 'status', status: 422 },
  });
  const { dialog, fillReason, press, sees, isGone } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await press(button);
  await sees('La operación no se realizó');
  expect(dialog.getByRole('alert').textContent).toMatch(/Código.*fault.*Id de solicitud/);

  await faults.clear();
  await press(button);
  await sees('Pago cancelado con éxito');
  await isGone();
  const keys = (await requests.list('payment'))
    .filter((request) => request.path.endsWith('/cancelar'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});
