// Guards: A subscription shows every section and its periods.
import {
  addresses,
  expectNoAxeViolationsInThemes,
  faults,
  openApp,
  recover,
  someSubscription,
  takeSubscription,
} from './support/index.ts';

afterEach(() => faults.clear());

const region = (name: string) => ({ name, exact: true }) as const;

test('a subscription is read with everything that belongs to it', async () => {
  const subscription = await takeSubscription(
    'active',
    ({ recurrence, notifications, payment_method: method }) =>
      recurrence === 1 && notifications.length > 0 && method !== null,
  );
  const app = await openApp({ as: 'administrador', path: `/suscripcion/${subscription.id}` });
  const { page } = app;
  await page.getByRole('heading', { name: 'Detalle de la Suscripción' }).waitFor();
  const sections = [
    'Resumen',
    'Períodos de pago',
    'Medio de pago',
    'Fechas',
    'Datos del pagador',
    'Entidad',
    'Condiciones',
    'Información adicional',
    'Extra',
  ];
  for (const name of sections) await page.getByRole('region', region(name)).waitFor();
  await page.getByRole('status').filter({ hasText: 'Activa.' }).waitFor();
  await page.getByRole('region', region('Entidad')).getByText(subscription.collector_id, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ver todas' }).click();
  const text = (await page.getByRole('main').textContent()) ?? '';
  const labels = [
    ...['Tipo', 'Recurrencia', 'Períodos', 'Pagos creados', 'Día de vencimiento', 'Concepto', 'Código del concepto'],
    ...['Referencia externa', 'Detalle del estado', 'Requiere revisión', 'Requiere validar al pagador'],
    ...['URL de notificación', 'URL de abandono', 'URL de retorno', 'Últimos cuatro dígitos'],
    ...['Solicitud', 'Última actualización', 'Cancelación', 'Suscripción', 'Rechazo', 'Validación de la revisión'],
    ...['Validación del pagador', 'Postergación del pagador', 'Inicio', 'Finalización', 'Origen', 'Firma'],
  ];
  expect(labels.filter((label) => !text.includes(label))).toEqual([]);
  expect(text).toContain('1 (cada 1 mes)');
  expect(text).toContain(subscription.detail?.concept_description ?? '');
  expect(text).toContain(subscription.payment_method?.last_four_digits ?? '');
  await app.close();
});

test('five periods are shown, newest first, and five more when asked for; each leads to its payment and back', async () => {
  const { id, payments_periods: periods } = await someSubscription((one) => one.payments_periods.length > 5);
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  const { page } = app;
  const section = page.getByRole('region', region('Períodos de pago'));
  const shown = section.getByRole('listitem');
  await shown.first().waitFor();
  expect(await shown.count()).toBe(5);
  await section.getByRole('button', { name: 'Cargar períodos anteriores', exact: true }).click();
  expect(await shown.count()).toBe(Math.min(10, periods.length));
  const newestFirst = periods.toSorted((one, other) => (one.period < other.period ? 1 : -1));
  const texts = await shown.allTextContents();
  expect(texts.map((text, place) => text.includes(newestFirst[place]?.payment_id ?? 'Sin pago'))).toEqual(
    texts.map(() => true),
  );

  const paid = newestFirst.find(({ payment_id: paymentId }) => paymentId !== null)?.payment_id ?? '';
  await shown
    .filter({ hasText: paid })
    .getByRole('link', { name: /^Ver el pago de / })
    .click();
  await page.waitForURL(`${addresses.app}/pago/${paid}`);
  await page.getByRole('link', { name: 'Ver suscripción' }).click();
  await page.waitForURL(`${addresses.app}/suscripcion/${id}`);
  await page.getByRole('heading', { name: 'Detalle de la Suscripción' }).waitFor();
  await app.close();
});

test('the form opens in another window, the payer is searched for by e-mail, the collector is a link', async () => {
  const { id, payer, collector_id: collectorId } = await takeSubscription('active', (one) => Boolean(one.payer?.email));
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  const { page } = app;
  const form = page.getByRole('region', region('Períodos de pago')).getByRole('link', { name: /^Formulario de pago/ });
  expect(await form.getAttribute('href')).toMatch(new RegExp(`/v2/suscripciones/${id}$`));
  expect(await form.getAttribute('target')).toBe('_blank');
  const collector = page.getByRole('region', region('Resumen')).getByRole('link');
  expect(await collector.getAttribute('href')).toBe(`/comercios/${collectorId}`);
  await page.getByRole('link', { name: 'Buscar pagador' }).click();
  await page.waitForURL((url) => url.pathname === '/pagadores');
  await page
    .getByRole('main')
    .getByText(payer?.email ?? '')
    .first()
    .waitFor();
  await app.close();
});

test('what the payer was told leads to its notification', async () => {
  const { id, notifications } = await takeSubscription('active', (one) => one.notifications.length > 0);
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  const { page } = app;
  const line = page.getByRole('listitem').filter({ hasText: notifications[0]?.id ?? '' });
  await line.getByRole('link').click();
  await page.waitForURL(`${addresses.app}/notificacion/${notifications[0]?.id}`);
  await page.getByRole('heading', { name: 'Detalle de la notificación' }).waitFor();
  await app.close();
});

test('a failing collector service spoils its own section and nothing else', async () => {
  const { id } = await takeSubscription('active');
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  app.allowErrors();
  const { page } = app;
  const collector = page.getByRole('region', region('Entidad'));
  await collector.getByText('No se pudo cargar la entidad').waitFor();
  await page.getByRole('region', region('Datos del pagador')).waitFor();
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(1);

  await recover(collector, collector.getByText('Firma'));
  await app.close();
});

test('a subscription that cannot be read says so and is asked for again; one that does not exist leads to the list', async () => {
  const { id } = await takeSubscription('active');
  await faults.set({ service: 'subscription', path: `/${id}`, fault: { kind: 'status', status: 503 } });
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  app.allowErrors();
  const { page } = app;
  await page.getByText('No se pudo cargar la suscripción').waitFor();
  await recover(page, page.getByRole('region', region('Resumen')));

  await page.goto(`${addresses.app}/suscripcion/000000000000000000000000`);
  await page.getByText('No encontramos esta suscripción').waitFor();
  await page.getByRole('link', { name: 'Volver a las suscripciones' }).last().waitFor();
  await app.close();
});

test.each([1440, 390])('at %i px a subscription and its versions have no accessibility violation', async (width) => {
  const { id } = await takeSubscription('cancelled');
  const app = await openApp({ as: 'administrador', path: `/suscripcion/${id}`, width });
  await app.page.getByRole('region', region('Entidad')).getByText('Firma').waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.page.goto(`${app.page.url()}?historial`);
  await app.page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});
