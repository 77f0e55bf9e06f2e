// Guards: Versions of a payment are compared; unchanged fields are not shown.
import type { UserEvent } from '@testing-library/user-event';
import {
  changedValues,
  faults,
  findDialog,
  recover,
  renderAt,
  requests,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

/** Returns an issued payment with a single version and no payment method. */
const untouched = () =>
  services.payments.take('issued', ({ version, payment_methods: methods }) => version === 1 && methods.length === 0);

/** Creates a cancelled payment, which has two versions. */
const cancelled = async () => {
  const { id } = await untouched();
  await services.payments.change(`${id}/cancelar`, { reason: 'Cargado dos veces' });
  return id;
};

const card = (number: string, month: number) => ({
  number,
  expiration_month: month,
  expiration_year: 2090,
  holder: { name: 'Ana Pérez', identification: { type: 'DNI_ARG', number: '26756539', country: 'ARG' } },
});

const search = () => decodeURIComponent(location.search);
const namesIn = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);

const openComparison = async (id: string, versions: string, as = 'operador') => {
  const user = await renderAt(`/pago/${id}?historial&comparar=${versions}`, { as });
  return findDialog(user, 'Comparación de versiones');
};

const openHistory = async (id: string) => {
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  return user;
};

const tick = async (user: UserEvent, version: number) =>
  user.click(await screen.findByRole('checkbox', { name: `Elegir la versión ${version} para comparar` }));

test('two selected versions show only their differences, and the address contains both', async () => {
  const user = await openHistory(await cancelled());
  const { dialog } = await findDialog(user, 'Historial de versiones');
  await tick(user, 2);
  await dialog.findByText('Marque otra versión para compararla con la 2.');
  await tick(user, 1);
  await user.click(dialog.getByText('Comparar'));

  const comparison = await findDialog(user, 'Comparación de versiones');
  await comparison.dialog.findByText('3 cambios en 2 secciones');
  comparison.dialog.getByRole('table', { name: 'Cambios de la versión 1 a la versión 2' });
  const { element } = comparison;
  expect(changedValues(element, 'Estado')).toEqual(['Emitido', 'Cancelado']);
  expect(changedValues(element, 'Detalle del estado')).toEqual([
    expect.stringContaining('sin valor'),
    'Cargado dos veces',
  ]);
  expect(changedValues(element, 'Cancelación')[1]).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
  expect(namesIn(element)).toEqual(['Resumen', 'Estado', 'Detalle del estado', 'Fechas', 'Cancelación']);
  expect(search()).toBe('?historial&comparar=1-2');
});

test('the two versions can be swapped', async () => {
  const user = await openHistory(await cancelled());
  await user.click(await screen.findByRole('link', { name: 'Comparar con la actual: versión 1' }));
  await user.click(await screen.findByRole('link', { name: 'Intercambiar' }));
  await screen.findByRole('table', { name: 'Cambios de la versión 2 a la versión 1' });
  const { element } = await findDialog(user, 'Comparación de versiones');
  expect(changedValues(element, 'Estado')).toEqual(['Cancelado', 'Emitido']);
  expect(search()).toBe('?historial&comparar=2-1');
});

test('the items of a list are compared one by one: added, changed and removed', async () => {
  const payment = await untouched();
  const { id } = payment;
  await services.payments.change(`${id}/medio-de-pago`, card('4509953566233704', 5), 'PUT');
  await services.payments.change(`${id}/medio-de-pago`, card('5299910010000015', 7), 'PUT');
  const amount = new Intl.NumberFormat('es-AR', { style: 'currency', currency: payment.currency_id });
  const added = await openComparison(id, '1-2');
  await added.dialog.findByRole('rowheader', { name: 'Medio 1: Visa Se agregó' });
  expect(changedValues(added.element, 'Importe final')).toEqual([
    expect.stringContaining('sin valor'),
    amount.format(payment.final_amount),
  ]);

  const changed = await openComparison(id, '2-3');
  await changed.dialog.findByRole('rowheader', { name: 'Medio 1: Mastercard Cambió' });
  expect(changedValues(changed.element, 'Medio de pago')).toEqual(['Visa', 'Mastercard']);
  expect(changedValues(changed.element, 'Número')).toEqual(['450995 •••••• 3704', '529991 •••••• 0015']);
  expect(changedValues(changed.element, 'Vencimiento')).toEqual(['05/2090', '07/2090']);
  expect(namesIn(changed.element)).not.toContain('Importe final');

  const removed = await openComparison(id, '2-1');
  await removed.dialog.findByRole('rowheader', { name: 'Medio 1: Visa Se quitó' });
});

test('versions without differences are reported, and so is a version that does not exist', async () => {
  const { id } = await untouched();
  await services.payments.change(`${id}/medio-de-pago`, card('4509953566233704', 5), 'PUT');
  await services.payments.change(`${id}/medio-de-pago`, card('4509953566233704', 5), 'PUT');
  const { dialog, element } = await openComparison(id, '2-3', 'auditor');
  await dialog.findByText('Sin diferencias');
  expect(dialog.getByRole('columnheader', { name: /^Antes/ }).textContent).toContain('Versión 2');
  expect(namesIn(element)).toEqual([]);
  const missing = await openComparison(id, '2-9', 'auditor');
  await missing.dialog.findByText('No encontramos la versión 9 de este pago');
});

test('if one version fails to load, no item is shown as added or removed', async () => {
  const id = await cancelled();
  await faults.set({ service: 'payment', path: '/versiones/1$', fault: { kind: 'status', status: 503 } });
  const { user, dialog, element } = await openComparison(id, '1-2');
  await dialog.findByText('No se pudieron comparar las versiones');
  expect(dialog.queryByRole('table')).toBeNull();
  await recover(user, element, '3 cambios en 2 secciones');
});

test('a person without permission for the history cannot compare versions by a link', async () => {
  const id = await cancelled();
  await requests.clear();
  const { dialog } = await openComparison(id, '1-2', 'tesoreria');
  await dialog.findByText('No tiene permisos');
  await waitFor(async () => {
    const paths = (await requests.list('payment')).map(({ path }) => path);
    expect(paths.filter((path) => path.includes(id) && /versiones|historial/.test(path))).toEqual([]);
  });
});
