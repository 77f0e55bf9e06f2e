// Guards: A payment shows its sections; a failed section and a refused action show the reason.
import {
  faults,
  findAddress,
  findDialog,
  findInRegion,
  openActionDialog,
  recover,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

const sections = ['Resumen', 'Medios de pago', 'Entidad', 'Devoluciones', 'Comisiones', 'Fechas'];

/** Sections that this payment may lack. One line then names them. */
const optional = {
  'Datos del pagador': 'datos del pagador',
  'Pagos relacionados': 'pagos relacionados',
  'Suscripción asociada': 'suscripción asociada',
  'Lote asociado': 'lote asociado',
};

test('a payment shows its sections, and names those it lacks', async () => {
  const payment = await services.payments.first({ status: 'refunded' });
  const { id } = payment;
  await renderAt(`/pago/${id}`, { as: 'administrador' });
  await screen.findByRole('heading', { name: 'Detalle del Pago' });
  for (const name of sections) await screen.findByRole('region', { name });
  const text = screen.getByRole('main').textContent;
  for (const [name, absent] of Object.entries(optional))
    if (!screen.queryByRole('region', { name })) expect(text).toMatch(new RegExp(`Sin .*${absent}`));
  expect(text).toContain('Devuelto');
  expect(text).toContain(payment.external_transaction_id ?? id);
  expect(text).toContain(payment.refunds[0]?.reason);
});

test('technical facts and codes stand in a tab of their own, which the address names', async () => {
  const { id } = await services.payments.some(
    ({ status_detail: detail, payment_methods: [method] }) => detail === 'accredited' && Boolean(method?.gateway),
  );
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  const summary = await screen.findByRole('region', { name: 'Resumen' });
  await within(summary).findByText('Acreditado');
  expect(screen.getByRole('region', { name: 'Medios de pago' }).textContent).not.toContain('Código del medio');
  expect(summary.textContent).not.toContain('accredited');
  expect(screen.queryByRole('region', { name: 'Extra' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Datos técnicos' }));
  await screen.findByRole('region', { name: 'Extra' });
  expect(new URLSearchParams(location.search).get('tab')).toBe('tecnicos');
  const methods = screen.getByRole('region', { name: 'Medios de pago' });
  expect(methods.textContent).toContain('Código del medio');
  within(methods).getByRole('group', { name: 'Gateway' });
  expect(screen.getByRole('region', { name: 'Resumen' }).textContent).toContain('accredited');
});

test('a field without a value is not shown', async () => {
  const { id } = await services.payments.some(({ charge_delay: delay }) => delay === null);
  await renderAt(`/pago/${id}`, { as: 'operador' });
  const conditions = await screen.findByRole('region', { name: 'Condiciones' });
  expect(conditions.textContent).not.toContain('Recargo fijo por mora');
  expect(conditions.textContent).not.toContain('—');
});

test('a date that an action caused names the person and the reason', async () => {
  const { id } = await services.payments.take('pending');
  const cancel = await openActionDialog({ id }, 'cancel', { as: 'operador' });
  await cancel.fillReason('El pagador lo pidió');
  await cancel.press('Cancelar pago');
  await cancel.isGone();
  await renderAt(`/pago/${id}`, { as: 'tesoreria' });
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  const line = (await dates.findByText('“El pagador lo pidió”')).closest('li');
  expect(line?.textContent).toMatch(/^Cancelación · Omar Peralta/);
  expect(dates.getAllByText(/Omar Peralta/)).toHaveLength(1);
});

test('the name of the payer in the summary links to the payer, for people who may read payers', async () => {
  const payment = await services.payments.first({ status: 'approved' });
  const { id } = payment;
  const name = payment.payer?.name ?? '';
  await renderAt(`/pago/${id}`, { as: 'tesoreria' });
  await findInRegion('Resumen', name);
  expect(screen.queryByRole('link', { name })).toBeNull();
  await renderAt(`/pago/${id}`, { as: 'operador' });
  const link = await within(await screen.findByRole('region', { name: 'Resumen' })).findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/pagadores/${payment.payer?.id ?? ''}`);
});

test('an older version is marked, and links to the current one', async () => {
  const { id } = await services.payments.first({ status: 'refunded' });
  const user = await renderAt(`/pago/${id}`, { as: 'administrador' });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  const { dialog } = await findDialog(user, 'Historial de versiones');
  const rows = await dialog.findAllByRole('row');
  const headers = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(expect.arrayContaining(['FECHA', 'ESTADO', 'ID']));
  await user.click(within(rows.at(-1) ?? document.body).getAllByRole('link')[0] ?? document.body);
  await findAddress('version', '1');
  await screen.findByText('Está viendo la versión 1, que no es la actual.');
  await findInRegion('Resumen', 'Emitido');
  await user.click(screen.getByRole('link', { name: 'Ver la versión actual' }));
  await findAddress('version', null);
  await findInRegion('Resumen', 'Devuelto');
});

test('a failing collector service affects only its section', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await findInRegion('Entidad', 'No se pudo cargar la entidad');
  await findInRegion('Resumen', 'Aprobado');
  await screen.findByRole('region', { name: 'Datos del pagador' });
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  await recover(user, screen.getByRole('region', { name: 'Entidad' }), 'Firma');
});

test('a payment that does not exist is reported', async () => {
  await renderAt('/pago/000000000000000000000000', { as: 'operador' });
  await screen.findByText('No encontramos este pago');
});

test('an action that is not allowed shows its reason, which the keyboard can reach', async () => {
  const { id } = await services.payments.first({ status: 'refunded' });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  const form = await screen.findByRole('menuitem', { name: /^Abrir formulario/ });
  expect(form.textContent).toContain('El pago fue devuelto.');
  for (let steps = 0; steps < 20 && document.activeElement !== form; steps += 1) await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(form);
});

test('the head of a payment and of a subscription links to the page of the collector', async () => {
  const payment = await services.payments.take('approved');
  const subscription = await services.subscriptions.take('active');
  for (const [path, collector] of [
    [`/pago/${payment.id}`, payment.collector_id],
    [`/suscripcion/${subscription.id}`, subscription.collector_id],
  ] as const) {
    await renderAt(path, { as: 'operador' });
    // the head also has the link back, and is mounted again once the record has loaded
    await waitFor(() => {
      const head = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
      const links = within(head).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(`/comercios/${collector}`);
    });
  }
});
