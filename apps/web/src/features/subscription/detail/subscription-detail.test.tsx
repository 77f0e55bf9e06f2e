// Guards: A subscription shows its sections and periods; a failed section affects no other.
import { faults, findInRegion, recover, renderAt, screen, services, waitFor, within } from '@/testing';

/** Labels that the page of the subscription shows. */
const labels = [
  ...['Tipo', 'Recurrencia', 'Períodos', 'Pagos creados', 'Día de vencimiento', 'Concepto', 'Código del concepto'],
  ...['Requiere revisión', 'Requiere validar al pagador', 'URL de abandono', 'URL de retorno'],
  'Últimos cuatro dígitos',
  ...['Solicitud', 'Última actualización', 'Cancelación', 'Suscripción', 'Rechazo', 'Validación de la revisión'],
  ...['Validación del pagador', 'Postergación del pagador', 'Inicio', 'Finalización', 'Origen', 'Firma'],
];
const sections = [
  ...['Resumen', 'Períodos de pago', 'Medio de pago', 'Fechas', 'Datos del pagador', 'Entidad', 'Condiciones'],
];

const pathIs = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

test('a subscription shows its sections', async () => {
  const subscription = await services.subscriptions.take(
    'active',
    ({ recurrence, notifications, payment_method: method, metadata, back_url: abandoned, return_url: returned }) =>
      recurrence === 1 &&
      notifications.length > 0 &&
      [method, metadata, abandoned, returned].every((value) => value !== null),
  );
  const user = await renderAt(`/suscripcion/${subscription.id}`, { as: 'administrador' });
  await screen.findByRole('heading', { name: 'Detalle de la Suscripción' });
  for (const name of sections) await screen.findByRole('region', { name });
  await screen.findByText(/^Activa\./);
  await findInRegion('Entidad', subscription.collector_id);
  const text = screen.getByRole('main').textContent;
  expect(labels.filter((label) => !text.includes(label))).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Datos técnicos' }));
  for (const name of ['Información adicional', 'Extra']) screen.getByRole('region', { name });
  await waitFor(() => expect(document.title).toContain(`Suscripción de ${subscription.payer?.name} · $`));
  expect(text).toContain('1 (cada 1 mes)');
  expect(text).toContain(subscription.detail?.concept_description ?? '');
  expect(text).toContain(subscription.payment_method?.last_four_digits ?? '');
});

test('five periods are shown, newest first, and five more on demand; each links to its payment', async () => {
  const { id, payments_periods: periods } = await services.subscriptions.some((one) => one.payments_periods.length > 5);
  const user = await renderAt(`/suscripcion/${id}`, { as: 'operador' });
  const section = within(await screen.findByRole('region', { name: 'Períodos de pago' }));
  expect(await section.findAllByRole('listitem')).toHaveLength(5);
  await user.click(section.getByRole('button', { name: 'Cargar períodos anteriores' }));
  const shown = section.getAllByRole('listitem');
  expect(shown).toHaveLength(Math.min(10, periods.length));
  const newestFirst = periods.toSorted((one, other) => (one.period < other.period ? 1 : -1));
  expect(
    shown.map(({ textContent }, place) => textContent.includes(newestFirst[place]?.payment_id ?? 'Sin pago')),
  ).toEqual(shown.map(() => true));

  const at = newestFirst.findIndex(({ payment_id: paymentId }) => paymentId !== null);
  const paid = within(shown[at] ?? document.body);
  await user.click(paid.getByRole('link', { name: /^Ver pago de / }));
  await pathIs(`/pago/${newestFirst[at]?.payment_id}`);
  await user.click(await screen.findByRole('link', { name: 'Ver suscripción' }));
  await pathIs(`/suscripcion/${id}`);
  await screen.findByRole('heading', { name: 'Detalle de la Suscripción' });
});

test('the form opens in another window, the payer is searched by e-mail, and the collector is a link', async () => {
  const {
    id,
    payer,
    collector_id: collectorId,
  } = await services.subscriptions.take('active', (one) => Boolean(one.payer?.email));
  const user = await renderAt(`/suscripcion/${id}`, { as: 'operador' });
  const periods = within(await screen.findByRole('region', { name: 'Períodos de pago' }));
  const form = await periods.findByRole('link', { name: /^Formulario de pago/ });
  expect(form.getAttribute('href')).toMatch(new RegExp(`/v2/suscripciones/${id}$`));
  expect(form.getAttribute('target')).toBe('_blank');
  const collector = within(screen.getByRole('region', { name: 'Resumen' })).getByRole('link');
  expect(collector.getAttribute('href')).toBe(`/comercios/${collectorId}`);
  await user.click(screen.getByRole('link', { name: 'Buscar pagador' }));
  await pathIs('/pagadores');
  await within(screen.getByRole('main')).findAllByText(payer?.email ?? 'nobody');
});

test('each notification to the payer links to its delivery', async () => {
  const { id, notifications } = await services.subscriptions.take('active', (one) => one.notifications.length > 0);
  const user = await renderAt(`/suscripcion/${id}`, { as: 'operador' });
  const [{ id: notificationId } = { id: 'none' }] = notifications;
  await user.click(await screen.findByRole('tab', { name: 'Datos técnicos' }));
  const line = (await screen.findByText(new RegExp(notificationId))).closest('li') ?? document.body;
  await user.click(within(line).getByRole('link'));
  await pathIs(`/notificacion/${notificationId}`);
});

test('a failing collector service affects only its section', async () => {
  const { id } = await services.subscriptions.take('active');
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/suscripcion/${id}`, { as: 'operador' });
  await findInRegion('Entidad', 'No se pudo cargar la entidad');
  await screen.findByRole('region', { name: 'Datos del pagador' });
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  await recover(user, screen.getByRole('region', { name: 'Entidad' }), 'Firma');
});

test('a subscription that failed to load can be loaded again', async () => {
  const { id } = await services.subscriptions.take('active');
  await faults.set({ service: 'subscription', path: `/${id}`, fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/suscripcion/${id}`, { as: 'operador' });
  await screen.findByText('No se pudo cargar la suscripción');
  await recover(user, document.body, 'Resumen');
});

test('a subscription that does not exist links to the list', async () => {
  await renderAt('/suscripcion/000000000000000000000000', { as: 'operador' });
  await screen.findByText('No encontramos esta suscripción');
  expect(screen.getAllByRole('link', { name: 'Volver a las suscripciones' })).not.toEqual([]);
});
