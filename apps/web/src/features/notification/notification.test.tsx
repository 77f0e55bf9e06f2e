// Guards: A notification shows its attempts and is sent again once; missing, refused and failed states are reported.
import {
  faults,
  findDialog,
  findInRegion,
  openActionDialog,
  press as pressOn,
  recover,
  renderAt,
  requests,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

const open = (notification: { readonly id: string }, as = 'administrador') =>
  openActionDialog(notification, 'resend', { page: 'notificacion', as });

const attemptsShown = async () =>
  within(await screen.findByRole('region', { name: 'Intentos de entrega' })).findAllByRole('listitem');

test('a notification shows its delivery attempts, newest first, and its data', async () => {
  const notification = await services.notifications.take('sent', ({ attempts }) => attempts.length > 1);
  const user = await renderAt(`/notificacion/${notification.id}`, { as: 'administrador' });
  await screen.findByRole('heading', { name: 'Detalle de la notificación' });
  await findInRegion('Resumen', 'Enviada');
  const text = screen.getByRole('region', { name: 'Resumen' }).textContent;
  for (const label of ['Fecha', 'Tipo', 'Acción', 'Destino', 'Entidad', 'Reintentos']) expect(text).toContain(label);
  expect(text).not.toContain(notification.id);
  expect(text).toContain(notification.destination);
  const attempts = await attemptsShown();
  expect(attempts).toHaveLength(notification.attempts.length);
  const [newest] = notification.attempts.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  expect(attempts[0]?.textContent).toContain(newest?.response);
  await user.click(screen.getByRole('tab', { name: 'Datos técnicos' }));
  await findInRegion('Resumen', notification.id);
  const technical = screen.getByRole('region', { name: 'Resumen' }).textContent;
  for (const label of ['ID', 'Respuesta']) expect(technical).toContain(label);
  await findInRegion('Datos del mensaje', /customer_name/);
});

test('an undelivered notification shows the reason, and offers to send it again', async () => {
  const { id, destination } = await services.notifications.take(
    'error',
    ({ status_detail: detail }) => detail === 'bounced',
  );
  await renderAt(`/notificacion/${id}`, { as: 'administrador' });
  await findInRegion('Resumen', 'La casilla no existe');
  expect(screen.getByRole('button', { name: 'Reenviar' }).className).toContain('MuiButton-contained');
  await waitFor(() => expect(document.title).toContain(`Notificación a ${destination}`));
});

test.each(['sent', 'error'])(
  'a notification that is %s is sent again once after confirmation, and the new attempt appears',
  async (status) => {
    const notification = await services.notifications.take(status, ({ attempts }) => attempts.length > 0);
    const user = await renderAt(`/notificacion/${notification.id}`, { as: 'operador' });
    await pressOn(user, 'Reenviar');
    const { dialog, button, sees, isGone } = await findDialog(user, 'Reenviar notificación');
    await dialog.findByText(notification.destination);
    await user.dblClick(button('Reenviar'));
    await sees('Notificación reenviada con éxito');
    await isGone();
    const { length } = notification.attempts;
    await waitFor(async () => expect(await attemptsShown()).toHaveLength(length + 1));
    expect((await services.notifications.now(notification.id)).attempts).toHaveLength(length + 1);
  },
);

test('a notification that another person has sent again is shown in its current state before anything is sent', async () => {
  const notification = await services.notifications.take('sent');
  const { id, version, attempts } = notification;
  const { dialog, press, sees, isGone } = await open(notification);
  await services.notifications.change(`${id}/reenviar`);
  await press('Reenviar');
  await dialog.findByText(new RegExp(`versión ${version + 1}`));
  expect((await services.notifications.now(id)).attempts).toHaveLength(attempts.length + 1);
  await press('Continuar con la versión actual');
  await press('Reenviar');
  await sees('Notificación reenviada con éxito');
  await isGone();
  expect((await services.notifications.now(id)).attempts).toHaveLength(attempts.length + 2);
});

test('a person without permission reads why it cannot be sent again, and no change reaches the service', async () => {
  const { user, dialog, isGone } = await open(await services.notifications.take('sent'), 'auditor');
  await requests.clear();
  await dialog.findByText('No tiene permisos');
  await user.keyboard('{Escape}');
  await isGone();
  await pressOn(user, 'Más acciones');
  await screen.findByRole('menuitem', { name: /^Reenviar.*No tiene permisos/ });
  expect((await requests.list('notification')).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a notification that does not exist is reported', async () => {
  await renderAt('/notificacion/000000000000000000000000', { as: 'operador' });
  await screen.findByText('No encontramos esta notificación');
});

test('a notification that failed to load can be loaded again', async () => {
  const { id } = await services.notifications.take('sent');
  await faults.set({ service: 'notification', fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/notificacion/${id}`, { as: 'operador' });
  await screen.findByText('No se pudo cargar la notificación');
  await recover(user, document.body, 'Resumen');
});

test('a notification is refused to a person without permission', async () => {
  const { id } = await services.notifications.take('sent');
  await renderAt(`/notificacion/${id}`, { as: 'tesoreria' });
  await screen.findByText('No tiene permisos');
});
