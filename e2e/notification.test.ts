// Guards: A notification shows its attempts and is sent again.
import {
  addresses,
  changeNotification,
  expectNoAxeViolations,
  faults,
  notificationNow,
  openActionDialog,
  openApp,
  recover,
  requests,
  takeNotification,
} from './support/index.ts';

afterEach(() => faults.clear());

test('a notification shows its delivery attempts, newest first, and its data', async () => {
  const notification = await takeNotification('sent', ({ attempts }) => attempts.length > 1);
  const app = await openApp({ as: 'administrador', path: `/notificacion/${notification.id}` });
  const { page } = app;
  await page.getByRole('heading', { name: 'Detalle de la notificación' }).waitFor();
  const summary = page.getByRole('region', { name: 'Resumen' });
  await summary.getByText('Enviada', { exact: true }).waitFor();
  const text = (await summary.textContent()) ?? '';
  for (const label of ['Id', 'Fecha', 'Tipo', 'Acción', 'Destino', 'Entidad', 'Respuesta', 'Reintentos'])
    expect(text).toContain(label);
  expect(text).toContain(notification.destination);
  const attempts = page.getByRole('region', { name: 'Intentos de entrega' }).getByRole('listitem');
  expect(await attempts.count()).toBe(notification.attempts.length);
  const [newest] = notification.attempts.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  await attempts
    .first()
    .getByText(newest?.response ?? '')
    .waitFor();
  await page.getByRole('region', { name: 'Datos del mensaje' }).last().getByText('customer_name').waitFor();
  await expectNoAxeViolations(page);
  await app.close();
});

test.each(['sent', 'error'])(
  'one that is %s is sent again once confirmed, and the new attempt appears',
  async (status) => {
    const notification = await takeNotification(status, ({ attempts }) => attempts.length > 0);
    const app = await openApp({ as: 'operador', path: `/notificacion/${notification.id}` });
    const { page } = app;
    await page.getByRole('button', { name: 'Reenviar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reenviar notificación' });
    await dialog.getByText(notification.destination, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Reenviar' }).dblclick();
    await page.getByText('Notificación reenviada con éxito', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    const attempts = page.getByRole('region', { name: 'Intentos de entrega' }).getByRole('listitem');
    await attempts.nth(notification.attempts.length).waitFor();
    expect((await notificationNow(notification.id)).attempts).toHaveLength(notification.attempts.length + 1);
    await app.close();
  },
);

test('after a lost answer the same is tried again, and one attempt is made', async () => {
  const notification = await takeNotification('sent');
  const path = `/${notification.id}/reenviar$`;
  await faults.set({ service: 'notification', path, fault: { kind: 'lose' } });
  const { app, press, sees, isGone } = await openActionDialog(notification, 'resend', { page: 'notificacion' });
  app.allowErrors();
  await press('Reenviar');
  await sees('La operación quedó sin respuesta');
  await faults.clear();
  await press('Reintentar');
  await sees('Notificación reenviada con éxito');
  await isGone();
  expect((await notificationNow(notification.id)).attempts).toHaveLength(notification.attempts.length + 1);
  await app.close();
});

test('one that somebody else sent again meanwhile is shown as it is now before anything is sent', async () => {
  const notification = await takeNotification('sent');
  const { id, version, attempts } = notification;
  const { app, dialog, press, sees, isGone } = await openActionDialog(notification, 'resend', { page: 'notificacion' });
  await changeNotification(id, 'reenviar');
  await press('Reenviar');
  await dialog.getByText(new RegExp(`versión ${version + 1}`)).waitFor();
  expect((await notificationNow(id)).attempts).toHaveLength(attempts.length + 1);
  await press('Continuar con la versión actual');
  await press('Reenviar');
  await sees('Notificación reenviada con éxito');
  await isGone();
  expect((await notificationNow(id)).attempts).toHaveLength(attempts.length + 2);
  await app.close();
});

test('who may only look is told why it cannot be sent again, and the service is not asked', async () => {
  const notification = await takeNotification('sent');
  await requests.clear();
  const { app, page, dialog } = await openActionDialog(notification, 'resend', {
    as: 'auditor',
    page: 'notificacion',
  });
  await dialog.getByText('No tiene permisos', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: /^Reenviar.*No tiene permisos/ }).waitFor();
  expect((await requests.list('notification')).filter(({ method }) => method === 'POST')).toEqual([]);
  await app.close();
});

test('one that does not exist, may not be seen or cannot be read says so', async () => {
  const { id } = await takeNotification('sent');
  const app = await openApp({ as: 'operador', path: '/notificacion/000000000000000000000000' });
  app.allowErrors();
  const { page } = app;
  await page.getByText('No encontramos esta notificación').waitFor();
  await faults.set({ service: 'notification', fault: { kind: 'status', status: 503 } });
  await page.goto(`${addresses.app}/notificacion/${id}`);
  await page.getByText('No se pudo cargar la notificación').waitFor();
  await recover(page, page.getByRole('region', { name: 'Resumen' }));
  await app.close();

  const refused = await openApp({ as: 'tesoreria', path: `/notificacion/${id}` });
  await refused.page.getByText('No tiene permisos', { exact: true }).first().waitFor();
  await refused.close();
});
