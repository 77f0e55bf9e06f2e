// Guards: An e-mail about a subscription reaches its addressee, and is sent once.
import { eventually, faults, openActionDialog, requests, screen, services, waitFor } from '@/testing';

const to = /E-mail del destinatario/;
const send = 'Enviar e-mail';

const open = async () => {
  const subscription = await services.subscriptions.take('active', ({ payer }) => Boolean(payer?.email));
  const dialog = await openActionDialog(subscription, 'sendNotification', { page: 'suscripcion' });
  await dialog.dialog.findByLabelText(to);
  return { ...dialog, subscription, address: `ana.${crypto.randomUUID()}@correo.example` };
};

const posted = async () => (await requests.list('notification')).filter(({ method }) => method === 'POST');

test('the e-mail goes to the payer unless another addressee is typed, and its notice links to the notification', async () => {
  const { user, dialog, button, field, subscription, address, fill, press, sees, isGone } = await open();
  const kind = dialog.getByRole('radio', { name: /^Descargar comprobantes/, hidden: true });
  expect(kind).toHaveProperty('checked', true);
  expect(field(to).value).toBe(subscription.payer?.email);
  await fill(to, 'ana@correo');
  await user.tab();
  await sees('El email no tiene formato correcto');
  expect(button(send).disabled).toBe(true);
  await fill(to, address);
  await press(send);
  await sees('E-mail enviado con éxito');
  await isGone();
  const [notification] = await services.notifications.list({ destination: address });
  expect(notification).toMatchObject({
    type: 'notification',
    action: 'download_receipts',
    signature: subscription.collector_id,
    payload: { customer_name: subscription.payer?.name },
  });
  await user.click(await screen.findByRole('link', { name: 'Ver notificación' }));
  await waitFor(() => expect(location.pathname).toBe(`/notificacion/${notification?.id}`));
  await sees(address);
});

test('a double press sends the e-mail once', async () => {
  const { user, button, address, fill, sees } = await open();
  await fill(to, address);
  await waitFor(() => expect(button(send).disabled).toBe(false));
  await user.dblClick(button(send));
  await sees('E-mail enviado con éxito');
  expect(await services.notifications.list({ destination: address })).toHaveLength(1);
});

test('retries after a lost answer send the e-mail once', async () => {
  await faults.set({ service: 'notification', path: '/notificaciones$', fault: { kind: 'lose' } });
  const { button, field, address, fill, press, sees, isGone } = await open();
  await fill(to, address);
  await press(send);
  await sees('La operación quedó sin respuesta');
  expect(field(to).disabled).toBe(true);
  await press('Reintentar');
  await eventually(async () => {
    expect((await posted()).length).toBeGreaterThan(1);
    expect(button('Reintentar').disabled).toBe(false);
  });
  await faults.clear();
  await press('Reintentar');
  await sees('E-mail enviado con éxito');
  await isGone();
  expect(await services.notifications.list({ destination: address })).toHaveLength(1);
  expect(new Set((await posted()).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});
