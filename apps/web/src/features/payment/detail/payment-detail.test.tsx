// Guards: A payment shows every section; a failed section and a refused action say why.
import { faults, findAddress, findDialog, findInRegion, recover, renderAt, screen, services, within } from '@/testing';

const sections = ['Resumen', 'Medios de pago', 'Entidad', 'Devoluciones', 'Comisiones', 'Extra', 'Fechas'];

/** Sections that this payment may lack; then the line of what is absent names them. */
const optional = {
  'Datos del pagador': 'datos del pagador',
  'Pagos relacionados': 'pagos relacionados',
  'Suscripción asociada': 'suscripción asociada',
  'Lote asociado': 'lote asociado',
  'Información adicional': 'información adicional',
};

test('a payment is read with everything that belongs to it', async () => {
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

test('the name of the payer at a glance leads to the payer, for those who may see payers', async () => {
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

test('an older version is marked, and leads back to the current one', async () => {
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

test('a failing collector service spoils its own section and nothing else', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await findInRegion('Entidad', 'No se pudo cargar la entidad');
  await findInRegion('Resumen', 'Aprobado');
  await screen.findByRole('region', { name: 'Datos del pagador' });
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  await recover(user, screen.getByRole('region', { name: 'Entidad' }), 'Firma');
});

test('a payment that does not exist says so', async () => {
  await renderAt('/pago/000000000000000000000000', { as: 'operador' });
  await screen.findByText('No encontramos este pago');
});

test('what may not be done is told, and the reason is reached with the keyboard', async () => {
  const { id } = await services.payments.first({ status: 'refunded' });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  const form = await screen.findByRole('menuitem', { name: /^Abrir formulario/ });
  expect(form.textContent).toContain('El pago fue devuelto.');
  for (let steps = 0; steps < 20 && document.activeElement !== form; steps += 1) await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(form);
});
