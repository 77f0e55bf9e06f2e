// Guards: Actions of a subscription run, and an e-mail is sent once.
import {
  addresses,
  changeSubscription,
  eventually,
  expectNoAxeViolations,
  expectNowhere,
  faults,
  notificationsTo,
  openActionDialog,
  openApp,
  requests,
  subscriptionNow,
  takeSubscription,
} from './support/index.ts';

afterEach(() => faults.clear());

const open = async (subscription: { readonly id: string }, action: string, as?: string) =>
  openActionDialog(subscription, action, { page: 'suscripcion', ...(as === undefined ? {} : { as }) });

/** An address that no other test sends to. */
const anAddress = (): string => `ana.${crypto.randomUUID()}@correo.example`;

const hasMethod = ({ payment_method: method }: { readonly payment_method: unknown }): boolean => method !== null;

test('a subscription is cancelled from its toolbar, with the reason that nobody may leave out', async () => {
  const { id } = await takeSubscription('active');
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Cancelar suscripción', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar suscripción' });
  await dialog.getByLabel('Ingrese el motivo').press('Enter');
  await dialog.getByText('Disculpe, debe ingresar el motivo', { exact: true }).waitFor();
  await dialog.getByLabel('Ingrese el motivo').fill('Lo pidió el pagador');
  await dialog.getByLabel('Ingrese el motivo').press('Enter');
  await page.getByText('Suscripción cancelada con éxito', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Cancelada.' }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancelar suscripción', exact: true }).count()).toBe(0);
  expect((await subscriptionNow(id)).status).toBe('cancelled');
  await app.close();
});

test('the amount is typed at its own prompt, with a comma or a dot, and changes', async () => {
  const subscription = await takeSubscription('active', ({ type }) => type === 'subscription');
  const { app, page, dialog, press, sees, isGone } = await open(subscription, 'updateAmount');
  const amount = dialog.getByLabel('Por favor ingrese el Importe');
  await amount.fill('0');
  await amount.blur();
  await sees('El importe debe ser mayor que cero.');
  await amount.fill('98765,5');
  await press('Cambiar importe');
  await sees('Importe actualizado con éxito');
  await isGone();
  await page.getByRole('region', { name: 'Resumen' }).getByText('$ 98.765,50').waitFor();
  expect((await subscriptionNow(subscription.id)).amount).toBe(98_765.5);
  await app.close();
});

test('the amount of an adhesion is not changed here, and the dialog says where', async () => {
  const subscription = await takeSubscription('active', ({ type }) => type === 'adhesion');
  const { app, dialog } = await open(subscription, 'updateAmount');
  await dialog.getByText(/el de las adhesiones, desde la búsqueda/).waitFor();
  expect(await dialog.getByLabel('Por favor ingrese el Importe').count()).toBe(0);
  await app.close();
});

test('the payment method is taken away once the dialog has named it', async () => {
  const subscription = await takeSubscription('active', hasMethod);
  const { app, page, dialog, press, sees, isGone } = await open(subscription, 'deletePaymentMethod');
  await dialog.getByText(new RegExp(`·· ${subscription.payment_method?.last_four_digits}$`)).waitFor();
  await press('Eliminar medio de pago');
  await sees('Medio de pago eliminado con éxito');
  await isGone();
  await page.getByRole('region', { name: 'Medio de pago' }).getByText('Sin medio de pago').waitFor();
  expect((await subscriptionNow(subscription.id)).payment_method).toBeNull();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page
    .getByRole('menuitem', { name: /^Eliminar medio de pago/ })
    .getByText(/no tiene medio de pago/)
    .waitFor();
  await app.close();
});

test('another card is given, and its number stays nowhere', async () => {
  const subscription = await takeSubscription('active');
  const { app, page, dialog, press, sees, isGone } = await open(subscription, 'updatePaymentMethod');
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await dialog.getByLabel(/Número de tarjeta/).fill('4509 9535 6623 3704');
  await dialog.getByLabel(/Vencimiento/).fill('11/2090');
  await dialog.getByLabel(/Nombre del titular/).fill('Ana Pérez');
  await dialog.getByLabel(/DNI del titular/).fill('12345678');
  await press('Cambiar medio de pago');
  await sees('Medio de pago actualizado con éxito');
  await isGone();
  await page.getByRole('region', { name: 'Medio de pago' }).getByText('3704', { exact: true }).waitFor();
  expect((await subscriptionNow(subscription.id)).payment_method?.last_four_digits).toBe('3704');
  await expectNowhere(page, ['4509953566233704', '4509 9535 6623 3704'], told);
  await app.close();
});

test('an e-mail goes to the payer unless another addressee is typed, and leads to its notification', async () => {
  const subscription = await takeSubscription('active', ({ payer }) => Boolean(payer?.email));
  const { app, page, dialog, press, sees, isGone } = await open(subscription, 'sendNotification');
  expect(await dialog.getByRole('radio', { name: /^Descargar comprobantes/ }).isChecked()).toBe(true);
  const to = dialog.getByLabel(/E-mail del destinatario/);
  expect(await to.inputValue()).toBe(subscription.payer?.email);
  await to.fill('ana@correo');
  await to.blur();
  await sees('El email no tiene formato correcto');
  expect(await dialog.getByRole('button', { name: 'Enviar e-mail' }).isDisabled()).toBe(true);
  await expectNoAxeViolations(page);
  const address = anAddress();
  await to.fill(address);
  await press('Enviar e-mail');
  await sees('E-mail enviado con éxito');
  await isGone();
  const [notification] = await notificationsTo(address);
  expect(notification).toMatchObject({
    type: 'notification',
    action: 'download_receipts',
    signature: subscription.collector_id,
    payload: { customer_name: subscription.payer?.name },
  });
  await page.getByRole('link', { name: 'Ver notificación' }).click();
  await page.waitForURL(`${addresses.app}/notificacion/${notification?.id}`);
  await page.getByText(address, { exact: true }).waitFor();
  await app.close();
});

test('an e-mail is in the delivery log once when the button was pressed twice', async () => {
  const subscription = await takeSubscription('active');
  const { app, dialog, sees } = await open(subscription, 'sendNotification');
  const address = anAddress();
  await dialog.getByLabel(/E-mail del destinatario/).fill(address);
  await dialog.getByRole('button', { name: 'Enviar e-mail' }).dblclick();
  await sees('E-mail enviado con éxito');
  expect(await notificationsTo(address)).toHaveLength(1);
  await app.close();
});

test('an e-mail is in the delivery log once when its answer was lost, however often it is tried again', async () => {
  const subscription = await takeSubscription('active');
  await requests.clear();
  await faults.set({ service: 'notification', path: '/notificaciones$', fault: { kind: 'lose' } });
  const { app, dialog, press, sees, isGone } = await open(subscription, 'sendNotification');
  app.allowErrors();
  const to = dialog.getByLabel(/E-mail del destinatario/);
  const address = anAddress();
  await to.fill(address);
  await press('Enviar e-mail');
  await sees('La operación quedó sin respuesta');
  expect(await to.isDisabled()).toBe(true);
  await press('Reintentar');
  await eventually(async () => {
    const sent = (await requests.list('notification')).filter(({ method }) => method === 'POST');
    expect(sent.length).toBeGreaterThan(1);
    expect(await dialog.getByRole('button', { name: 'Reintentar' }).isEnabled()).toBe(true);
  });
  await faults.clear();
  await press('Reintentar');
  await sees('E-mail enviado con éxito');
  await isGone();
  expect(await notificationsTo(address)).toHaveLength(1);
  const sent = (await requests.list('notification')).filter(({ method }) => method === 'POST');
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await app.close();
});

test('a subscription that somebody else changed is shown as it is now before anything is done', async () => {
  const subscription = await takeSubscription('active', hasMethod);
  const { app, dialog, reason, press, sees, isGone } = await open(subscription, 'cancel');
  await reason.fill('Lo pidió el pagador');
  await changeSubscription(subscription.id, 'importe', { amount: 4321 }, 'PUT');
  await press('Cancelar suscripción');
  await sees(/El registro cambió desde que lo abrió/);
  await dialog.getByText(new RegExp(`versión ${subscription.version + 1}`)).waitFor();
  await press('Continuar con la versión actual');
  await press('Cancelar suscripción');
  await sees('Suscripción cancelada con éxito');
  await isGone();
  await app.close();
});

test('who may not act is told so, on the toolbar and by the dialog itself', async () => {
  const subscription = await takeSubscription('pending');
  const { app, page, dialog } = await open(subscription, 'sendNotification', 'auditor');
  await dialog.getByText('No tiene permisos', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Más acciones' }).click();
  for (const name of ['Cancelar suscripción', 'Cambiar medio de pago', 'Editar Importe', 'Enviar e-mail'])
    await page.getByRole('menuitem', { name: new RegExp(`^${name}.*No tiene permisos`) }).waitFor();
  await app.close();
});
