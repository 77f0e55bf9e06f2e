// Guards: A refund of a part is seen wherever its payment is: in the list, by its date, in the detail, and among refunds.
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

test('the detail says what went back beside amount and state, what is left, and when', async () => {
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

test('by the date of refunds, refunds of a part are found, with their date and amount, on the screen and in the file', async () => {
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
  expect(exported?.filter).toContain('BETWEEN');
});

test('refunds are a list: when, how much, why, their state, and the payment that a row opens', async () => {
  const user = await openList('/devoluciones?period=ultimos-12-meses');
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Aprobado', 'Rechazado']));
  expect(columnOf('MOTIVO').every((reason) => reason.length > 3)).toBe(true);
  const moments = columnOf('FECHA DE DEVOLUCIÓN').map((text) => {
    const [day = '', time = ''] = text.split(' ');
    return `${day.split('/').toReversed().join('-')} ${time}`;
  });
  expect(moments).toEqual(moments.toSorted().toReversed());
  const [link] = screen.getAllByRole('link', { name: /^Ver / });
  await user.click(link ?? document.body);
  await waitFor(() => expect(location.pathname).toMatch(/^\/pago\//));
});
