// Guards: Batches of service payments are found by number and state, and a pending gateway batch is conciliated.
import type { UserEvent } from '@testing-library/user-event';
import {
  columnOf,
  fill,
  findDialog,
  headers,
  openList,
  press,
  screen,
  services,
  rowsLoaded,
  waitFor,
  within,
} from '@/testing';

const home = '/pagos/pago-de-servicios';
const gateways = `${home}/gateways`;
const addressOfBatch = (number: number) => `${gateways}?period=ultimos-12-meses&lote=${number}`;

const openConciliation = async (user: UserEvent, id: string) => {
  await press(user, `Acciones del lote de gateway ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: /^Conciliar/ }));
  return findDialog(user, 'Conciliar el lote');
};

test('service payments begin with transaction batches, with links to the gateway batches and back', async () => {
  const user = await openList(home, 'tesoreria');
  screen.getByRole('heading', { name: 'Pago de servicios' });
  expect(headers()).toEqual(['LOTE', 'INICIO', 'FIN', 'APROBADAS', 'IMPORTE TOTAL', 'ESTADO']);
  expect(columnOf('ESTADO')[0]).toBe('Abierto');
  await user.click(screen.getByRole('link', { name: 'Ver lotes de gateways' }));
  await screen.findByRole('heading', { name: 'Lotes de gateways' });
  await rowsLoaded();
  expect(headers()).toEqual([
    'LOTE',
    'FECHA',
    'GATEWAY',
    'APROBADAS',
    'IMPORTE TOTAL',
    'COMPENSACIÓN',
    'DESCRIPCIÓN',
    'ESTADO',
    'ACCIONES',
  ]);
  await user.click(screen.getByRole('link', { name: 'Ver lotes de transacciones' }));
  await screen.findByRole('heading', { name: 'Pago de servicios' });
  expect(location.pathname).toBe(`${home}/transacciones`);
});

test('a batch is found by its number, and an invalid number is reported at its field', async () => {
  const batch = await services.gatewayBatches.take('conciliated');
  const user = await openList(`${gateways}?period=ultimos-12-meses`, 'tesoreria');
  const number = screen.getByLabelText('Número de lote');
  await fill(user, number, '12a');
  await user.tab();
  await screen.findByText('*Solo números.');
  await fill(user, number, '1'.repeat(23));
  await user.tab();
  await screen.findByText('Ingrese 22 caracteres como máximo.');
  await fill(user, number, String(batch.batch_number));
  await press(user, 'Buscar');
  await waitFor(() => expect(columnOf('LOTE')).toEqual([String(batch.batch_number)]));
  expect(columnOf('ESTADO')).toEqual(['Conciliado']);
});

test.each([
  ['Pendiente', 'pending'],
  ['Cerrado', 'close'],
])('only batches that are %s are listed', async (label, code) => {
  await openList(`${gateways}?period=ultimos-12-meses&status=${code}`, 'tesoreria');
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set([label]));
});

test('a conciliation shows the difference while the amount is typed, and is stored with the typed amount', async () => {
  const batch = await services.gatewayBatches.take('pending');
  const user = await openList(addressOfBatch(batch.batch_number), 'tesoreria');
  const dialog = await openConciliation(user, batch.id);
  const amount = dialog.dialog.getByLabelText('Importe de compensación');
  await fill(user, amount, '12,5');
  await user.tab();
  await dialog.sees('*Solo números.');
  expect(dialog.dialog.getByRole('button', { name: 'Conciliar' })).toHaveProperty('disabled', true);
  await fill(user, amount, '1');
  await dialog.sees('Diferencia con el total');
  const typed = (batch.total_amount - 1).toLocaleString('es-AR', { minimumFractionDigits: 2 });
  expect(within(dialog.element).getByRole('status').textContent).toContain(typed);
  await fill(user, dialog.dialog.getByLabelText('Descripción'), 'Según extracto de hoy');
  await dialog.press('Conciliar');
  await screen.findByText('Conciliación aprovada');
  expect(await services.gatewayBatches.now(batch.id)).toMatchObject({
    state: 'conciliated',
    description: 'Según extracto de hoy',
    compensation_amount: 1,
  });
  await waitFor(() => expect(columnOf('ESTADO')).toEqual(['Conciliado']));
});

test('a conciliation with empty fields keeps the values of the batch', async () => {
  const { id, batch_number: number } = await services.gatewayBatches.take('pending');
  const user = await openList(addressOfBatch(number), 'tesoreria');
  const dialog = await openConciliation(user, id);
  await dialog.press('Conciliar');
  await screen.findByText('Conciliación aprovada');
  expect(await services.gatewayBatches.now(id)).toMatchObject({
    state: 'conciliated',
    description: null,
    compensation_amount: null,
  });
});

test('a batch that another person conciliated is shown in its current state', async () => {
  const { id, batch_number: number } = await services.gatewayBatches.take('pending');
  const user = await openList(addressOfBatch(number), 'tesoreria');
  const dialog = await openConciliation(user, id);
  await services.gatewayBatches.change(`gateway/conciliar/${id}`, {}, 'PUT');
  await dialog.press('Conciliar');
  await screen.findByText(/El registro cambió desde que lo abrió/);
  await screen.findByText('El lote ya está conciliado o cerrado.');
});

test('a person with read permission is not offered the conciliation (CON-26)', async () => {
  const { id, batch_number: number } = await services.gatewayBatches.take('pending');
  const user = await openList(addressOfBatch(number), 'auditor');
  await press(user, `Acciones del lote de gateway ${id}`);
  await screen.findByRole('menuitem', { name: /^Copiar ID/ });
  expect(screen.queryByRole('menuitem', { name: /^Conciliar/ })).toBeNull();
});
