// Guards: Actions of a payment run through their dialogs, lost answers included.
import {
  acceptedByGateway,
  eventually,
  faults,
  openActionDialog,
  openApp,
  paymentNow,
  requests,
  takePayment,
} from './support/index.ts';

afterEach(() => faults.clear());

test('a payment is cancelled from its toolbar, with the reason that nobody may leave out', async () => {
  const { id } = await takePayment('issued');
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar pago' });
  const send = dialog.getByRole('button', { name: 'Cancelar pago', exact: true });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('Ingrese el motivo').press('Enter');
  await dialog.getByText('Disculpe, debe ingresar el motivo', { exact: true }).waitFor();
  expect((await paymentNow(id)).status).toBe('issued');

  await dialog.getByLabel('Ingrese el motivo').fill('Cargado dos veces');
  await dialog.getByLabel('Ingrese el motivo').press('Enter');
  await page.getByText('Pago cancelado con éxito', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Resumen' }).getByText('Cancelado', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancelar pago', exact: true }).count()).toBe(0);
  expect(await paymentNow(id)).toMatchObject({ status: 'cancelled', status_detail: 'Cargado dos veces' });
  await app.close();
});

test.each([
  { action: 'cancelObjection', status: 'objected', send: 'Cancelar objeción', done: 'Objeción cancelada con éxito' },
  { action: 'reverse', status: 'approved', send: 'Reversar', done: 'Reversa realizada con éxito' },
])(
  '$action asks for the reason, says so when it is done, and the screen follows',
  async ({ action, status, send, done }) => {
    const payment = await takePayment(status, acceptedByGateway);
    const { app, page, reason, press, sees, isGone } = await openActionDialog(payment, action);
    await reason.fill('Lo pidió el pagador');
    await press(send);
    await sees(done);
    await isGone();
    const then = status === 'objected' ? 'Aprobado' : 'Devuelto';
    await page.getByRole('region', { name: 'Resumen' }).getByText(then, { exact: true }).waitFor();
    await app.close();
  },
);

test.each([
  ['forwardNotification', 'approved', 'Reenviar', 'Se envio la notificación del pago correctamente.'],
  ['notifyPayer', 'pending', 'Notificar', 'Pagador notificado con éxito'],
  ['updateByGateway', 'approved', 'Actualizar', 'Pago actualizado desde el gateway'],
])('%s asks only to be confirmed', async (action, status, send, done) => {
  const payment = await takePayment(
    status,
    ({ notification_url: url, payer, last_due_date: due, type, payment_methods: methods }) =>
      Boolean(url && payer?.email && due && due > new Date().toISOString()) &&
      (status === 'pending' || Boolean(type && methods.length > 0)),
  );
  const { app, dialog, press, sees, isGone } = await openActionDialog(payment, action);
  if (action === 'forwardNotification') await dialog.getByText(payment.notification_url ?? '').waitFor();
  if (action === 'notifyPayer') await dialog.getByText(payment.payer?.email ?? '').waitFor();
  await press(send);
  await sees(done);
  await isGone();
  await app.close();
});

const retryable = (expired: boolean) =>
  takePayment('rejected', ({ last_due_date: due, presets, status_detail: detail }) => {
    const isOff = presets?.actions.some(({ name, active }) => name === 'retry' && !active) === true;
    return (
      due !== null && due > new Date().toISOString() && !isOff && (detail === 'cc_rejected_card_expired') === expired
    );
  });

test.each([
  ['Usar el mismo medio de pago', 'pending', 'Pendiente'],
  ['Modificar el medio de pago', 'issued', 'Emitido'],
])('a rejected payment is tried again: %s', async (choice, status, label) => {
  const payment = await retryable(false);
  const { app, page, dialog, press, isGone } = await openActionDialog(payment, 'retry');
  await dialog.getByRole('radio', { name: choice }).check();
  await press('Reintentar cobro');
  await isGone();
  await page.getByRole('region', { name: 'Resumen' }).getByText(label, { exact: true }).waitFor();
  expect((await paymentNow(payment.id)).status).toBe(status);
  await app.close();
});

test('after an expired card the form opens in a new window, and knows that it is another try', async () => {
  const { id } = await retryable(true);
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const link = app.page.getByRole('link', { name: 'Reintentar cobro' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/${id}/checkout\\?retry=true$`));
  expect(await link.getAttribute('target')).toBe('_blank');
  await app.close();
});

test('reload, back and Escape leave the dialog as a person expects', async () => {
  const { id } = await takePayment('issued');
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  const dialog = page.getByRole('dialog', { name: 'Cancelar pago' });
  await page.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.getByLabel('Ingrese el motivo').fill('A medias');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Descartar lo que ingresó?' }).waitFor();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await dialog.getByLabel('Ingrese el motivo').inputValue()).toBe('A medias');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('accion');
  await app.close();
});

test('a change goes on when the person goes back, and the page stays', async () => {
  const { id } = await takePayment('issued');
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar pago' });
  await dialog.getByLabel('Ingrese el motivo').fill('Cargado dos veces');
  await faults.set({ service: 'payment', path: `/${id}/cancelar$`, fault: { kind: 'delay', ms: 1500 } });
  await dialog.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Pago cancelado con éxito', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Resumen' }).getByText('Cancelado', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/pago/${id}`);
  await app.close();
});

test('who may not act is told so by the dialog itself', async () => {
  const payment = await takePayment('issued');
  const { app, dialog } = await openActionDialog(payment, 'cancel', { as: 'auditor' });
  await dialog.getByText('No tiene permisos', { exact: true }).waitFor();
  expect(await dialog.getByLabel('Ingrese el motivo').count()).toBe(0);
  await app.close();
});

test('a row of the list offers its actions, and follows them', async () => {
  const { id, request_date: requested } = await takePayment('issued');
  const year = requested.slice(0, 4);
  const app = await openApp({ as: 'operador', path: `/pagos?q=${id}&period=${year}-01-01..${year}-12-31` });
  const { page } = app;
  await page.getByRole('button', { name: `Acciones del pago ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Cancelar pago', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar pago' });
  await dialog.getByLabel('Ingrese el motivo').fill('Cargado dos veces');
  await page.keyboard.press('Enter');
  await page.getByText('Pago cancelado con éxito', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Cancelado', { exact: true }).first().waitFor();
  expect((await paymentNow(id)).status).toBe('cancelled');
  await app.close();
});

test('reloading asks the service to read the payment again, and notices leave the toolbar free', async () => {
  const { id } = await takePayment('approved');
  await requests.clear();
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Recargar' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Pago actualizado' });
  await notice.waitFor();
  expect((await requests.list('payment')).some(({ path }) => path.endsWith(`/${id}/actualizar`))).toBe(true);
  await eventually(async () => {
    const toolbar = await page.getByRole('group', { name: 'Acciones del pago' }).boundingBox();
    const box = await notice.boundingBox();
    expect(box?.y).toBeGreaterThan((toolbar?.y ?? 0) + (toolbar?.height ?? 0));
  });
  await app.close();
});
