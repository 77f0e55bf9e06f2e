// Guards: Actions on a subscription run through their dialogs, and the screen shows the result.
import { money } from '@/shared/format';
import {
  changedValues,
  findDialog,
  findInRegion,
  openActionDialog,
  press as pressOn,
  renderAt,
  screen,
  services,
} from '@/testing';

const open = (subscription: { readonly id: string }, action: string, as = 'administrador') =>
  openActionDialog(subscription, action, { page: 'suscripcion', as });

const hasMethod = ({ payment_method: method }: { readonly payment_method: unknown }): boolean => method !== null;

const cancel = 'Cancelar suscripción';
const importe = /^Por favor ingrese el Importe/;

test('a subscription is cancelled from its toolbar, with a required reason', async () => {
  const { id } = await services.subscriptions.take('active');
  const user = await renderAt(`/suscripcion/${id}`, { as: 'operador' });
  await pressOn(user, cancel);
  const { dialog, field, fillReason, sees, isGone } = await findDialog(user, cancel);
  await user.click(field(/^Ingrese el motivo/));
  await user.keyboard('{Enter}');
  await dialog.findByText('Disculpe, debe ingresar el motivo');
  await fillReason('Lo pidió el pagador');
  await user.keyboard('{Enter}');
  await sees('Suscripción cancelada con éxito');
  await isGone();
  await sees(/^Cancelada\./);
  expect(screen.queryByRole('button', { name: cancel })).toBeNull();
  expect((await services.subscriptions.now(id)).status).toBe('cancelled');
});

test('the amount is changed in its own dialog, which refuses zero and accepts a decimal comma', async () => {
  const subscription = await services.subscriptions.take('active', ({ type }) => type === 'subscription');
  const { user, fill, press, sees, isGone } = await open(subscription, 'updateAmount');
  await fill(importe, '0');
  await user.tab();
  await sees('El importe debe ser mayor que cero.');
  await fill(importe, '98765,5');
  await press('Cambiar importe');
  await sees('Importe actualizado con éxito');
  await isGone();
  await findInRegion('Resumen', /98\.765,50/);
  expect((await services.subscriptions.now(subscription.id)).amount).toBe(98_765.5);
});

test('the amount of an adhesion cannot be changed here, and the dialog says where it can', async () => {
  const subscription = await services.subscriptions.take('active', ({ type }) => type === 'adhesion');
  const { dialog } = await open(subscription, 'updateAmount');
  await dialog.findByText(/^El importe de una adhesión se cambia desde la lista/);
  expect(dialog.queryByLabelText(importe)).toBeNull();
});

test('the payment method is deleted after the dialog has named it', async () => {
  const subscription = await services.subscriptions.take('active', hasMethod);
  const { user, dialog, press, sees, isGone } = await open(subscription, 'deletePaymentMethod');
  await dialog.findByText(new RegExp(`·· ${subscription.payment_method?.last_four_digits}$`));
  await press('Eliminar medio de pago');
  await sees('Medio de pago eliminado con éxito');
  await isGone();
  await findInRegion('Medio de pago', /Sin medio de pago/);
  expect((await services.subscriptions.now(subscription.id)).payment_method).toBeNull();
  await pressOn(user, 'Más acciones');
  const item = await screen.findByRole('menuitem', { name: /^Eliminar medio de pago/ });
  expect(item.textContent).toMatch(/no tiene medio de pago/);
});

test('the payment method is replaced by another card', async () => {
  const subscription = await services.subscriptions.take('active');
  const { fill, press, sees, isGone } = await open(subscription, 'updatePaymentMethod');
  await fill(/Número de tarjeta/, '4509 9535 6623 3704');
  await fill(/Vencimiento/, '11/2090');
  await fill(/Nombre del titular/, 'Ana Pérez');
  await fill(/DNI del titular/, '12345678');
  await press('Cambiar medio de pago');
  await sees('Medio de pago actualizado con éxito');
  await isGone();
  await findInRegion('Medio de pago', '3704');
  expect((await services.subscriptions.now(subscription.id)).payment_method?.last_four_digits).toBe('3704');
});

test('a subscription that another person changed is shown in its current state before anything is done', async () => {
  const subscription = await services.subscriptions.take('active', ({ type }) => type === 'subscription');
  const { element, dialog, fillReason, press, sees, isGone } = await open(subscription, 'cancel');
  await fillReason('Lo pidió el pagador');
  await services.subscriptions.change(`${subscription.id}/importe`, { amount: 4321 }, 'PUT');
  await press(cancel);
  await sees(/El registro cambió desde que lo abrió/);
  await dialog.findByText(new RegExp(`versión ${subscription.version + 1}`));
  expect(changedValues(element, 'Importe')).toEqual([
    money(String(subscription.amount), subscription.currency_id),
    money('4321', subscription.currency_id),
  ]);
  await press('Continuar con la versión actual');
  await press(cancel);
  await sees('Suscripción cancelada con éxito');
  await isGone();
});

test('toolbar and dialog refuse an action to a person without permission', async () => {
  const subscription = await services.subscriptions.take('pending');
  const { user, dialog, isGone } = await open(subscription, 'sendNotification', 'auditor');
  await dialog.findByText('No tiene permisos');
  await user.keyboard('{Escape}');
  await isGone();
  await pressOn(user, 'Más acciones');
  for (const name of [cancel, 'Cambiar medio de pago', 'Editar Importe', 'Enviar e-mail'])
    await screen.findByRole('menuitem', { name: new RegExp(`^${name}.*No tiene permisos`) });
});
