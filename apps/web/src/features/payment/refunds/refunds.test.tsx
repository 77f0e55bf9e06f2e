// Guards: A partial refund is shown with its payment: in the list, by its date, in the detail, and among the refunds.
import {
  columnOf,
  eventually,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

const partly = () =>
  services.payments.some(
    ({ status, refunds }) => status === 'approved' && refunds.some((refund) => refund.status === 'approved'),
  );

const pesos = (amount: number) =>
  amount.toLocaleString('es-AR', { style: 'currency', currency: 'ARS' }).replaceAll('\u00a0', ' ');

test('the detail shows the refunded amount beside amount and status, the amount left, and the dates', async () => {
  const payment = await partly();
  const returned = payment.refunds
    .filter(({ status }) => status === 'approved')
    .reduce((sum, { amount }) => sum + amount, 0);
  await renderAt(`/pago/${payment.id}`, { as: 'operador' });
  const summary = await screen.findByRole('region', { name: 'Resumen' });
  within(summary).getByText(`Devuelto en parte ${pesos(returned)}`);
  within(summary).getByText('Queda por devolver');
  within(summary).getByText(pesos(payment.final_amount - returned));
  const dates = screen.getByRole('region', { name: 'Fechas' });
  within(dates).getByText(/^Devolución de \$/);
});

test('by refund date, partial refunds are found with their date and amount, on the screen and in the file', async () => {
  const payment = await partly();
  const user = await openList(`/pagos?q=${payment.id}&period=ultimos-12-meses&fecha=devolucion`);
  expect(headers()).toEqual(expect.arrayContaining(['FECHA DE DEVOLUCIÓN', 'DEVUELTO']));
  expect(columnOf('ESTADO').join()).toContain('Devuelto en parte');
  expect(columnOf('DEVUELTO')).toHaveLength(1);
  await press(user, 'Exportar');
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  const dialog = await findDialog(user);
  const before = await services.exports.count();
  await dialog.press('Exportar');
  await eventually(async () => expect(await services.exports.count()).toBe(before + 1));
  const [exported] = await services.exports.list();
  expect(exported?.columns).toEqual(expect.arrayContaining(['refunded_date', 'refunded_amount']));
  expect(exported?.filter).toContain('refunds.approved_date');
});

const cents = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
const sumOf = (header: string) => columnOf(header).reduce((sum, text) => sum + cents(text), 0);
const sumShown = () => screen.getByText(/^Devuelto \$/).textContent;

test('by refund date, the sum beside the total is the refunded amount, and the latest refund is first', async () => {
  await openList('/pagos?period=ultimos-12-meses&fecha=devolucion&filas=100');
  const dates = columnOf('FECHA DE DEVOLUCIÓN').map((date) => date.replace(/^(\d\d).(\d\d).(\d{4})/, '$3$2$1'));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(cents(sumShown())).toBe(sumOf('DEVUELTO'));
  expect(sumOf('DEVUELTO')).toBeLessThan(sumOf('IMPORTE'));
});

test('by refund date, a list with several pages has the sum of all of them', async () => {
  await openList('/pagos?period=ultimos-12-meses&fecha=devolucion&filas=100');
  const whole = sumShown();
  await openList('/pagos?period=ultimos-12-meses&fecha=devolucion&filas=10');
  expect(columnOf('DEVUELTO')).toHaveLength(10);
  await waitFor(() => expect(sumShown()).toBe(whole));
  // a search has its own sum
  const user = await openList('/pagos?period=ultimos-12-meses&fecha=devolucion&filas=10&importe=>1000');
  await waitFor(() => expect(cents(sumShown())).toBeGreaterThan(0));
  // the selection adds up what was returned, not the amounts of the payments
  const [first, second] = columnOf('DEVUELTO');
  for (const box of screen.getAllByRole('checkbox', { name: 'Seleccionar fila' }).slice(0, 2)) await user.click(box);
  const bar = await screen.findByText(/^Devuelto en el período \$/);
  expect(cents(bar.textContent)).toBe(cents(first) + cents(second));
});

describe('with a payment service that does not list refunds', () => {
  const settings = { listsRefunds: false };
  const address = '/pagos?period=ultimos-12-meses&fecha=devolucion&filas=100';

  test('the list by refund date says which refunds are missing, and has no sum', async () => {
    const user = await renderAt(address, { as: 'operador', settings });
    await screen.findByText(/^El servicio de pagos no lista devoluciones: estos son los pagos .* en parte no están/);
    await screen.findByText(/^\d+ pagos?$/);
    await waitFor(() => expect(columnOf('DEVUELTO').length).toBeGreaterThan(1));
    expect(screen.queryByText(/^(Devuelto )?\$/, { ignore: '[role=grid] *' })).toBeNull();
    await user.click(screen.getByLabelText(/^Período/));
    await screen.findByText(/se devolvió por completo, sin filtro de estado/);
  });

  test('the list by request date does not mention missing refunds', async () => {
    await renderAt('/pagos?period=ultimos-12-meses', { as: 'operador', settings });
    await screen.findByText(/^[\d.]+ pagos$/);
    expect(screen.queryByText(/no lista devoluciones/)).toBeNull();
  });
});

test('the list of refunds shows amount, reason and status of each, and the sum of the approved ones', async () => {
  const user = await openList('/devoluciones?period=ultimos-12-meses&filas=100');
  const amounts = columnOf('DEVOLUCIÓN');
  screen.getByText(`${amounts.length} devoluciones`);
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Aprobado', 'Rechazado']));
  expect(columnOf('MOTIVO').every((reason) => reason.length > 3)).toBe(true);
  const approved = amounts.filter((_amount, place) => columnOf('ESTADO')[place] === 'Aprobado');
  expect(approved.length).toBeLessThan(amounts.length);
  expect(cents(sumShown())).toBe(approved.reduce((sum, amount) => sum + cents(amount), 0));

  await press(user, /^Estado:/);
  await user.click(screen.getByRole('menuitemradio', { name: 'Rechazado' }));
  await waitFor(() => expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Rechazado'])));
  expect(screen.queryByText(/^Devuelto \$/)).toBeNull();
});

test('refunds are found by amount, selected with their sum, and exported', async () => {
  const user = await openList('/devoluciones?period=ultimos-12-meses&status=approved&importe=>1');
  const [first = ''] = columnOf('DEVOLUCIÓN');
  await user.click(screen.getAllByRole('checkbox', { name: 'Seleccionar fila' })[0] ?? document.body);
  const bar = await screen.findByText('1 devolución seleccionada');
  expect(bar.parentElement?.textContent).toContain(first);
  const before = await services.exports.count();
  await press(user, 'Exportar selección');
  const dialog = await findDialog(user);
  await dialog.press('Exportar');
  await eventually(async () => expect(await services.exports.count()).toBe(before + 1));
  const [exported] = await services.exports.list();
  expect(exported).toMatchObject({ type: 'refunds', columns: expect.arrayContaining(['amount', 'refunded_amount']) });
});

test('a row opens its payment at the refund', async () => {
  const user = await openList('/devoluciones?period=ultimos-12-meses');
  const [link] = screen.getAllByRole('link', { name: /^Ver la devolución/ });
  const [amount = ''] = columnOf('DEVOLUCIÓN');
  await user.click(link ?? document.body);
  await screen.findByRole('heading', { name: 'Detalle del Pago' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain(amount));
  expect(document.activeElement?.id).toBe(location.hash.slice(1));
});
