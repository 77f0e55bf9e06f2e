// Guards: The amount left to refund is shown, and two different net amounts of one payment are explained.
import { money } from '@/shared/format';
import { findInRegion, renderAt, screen, services, within } from '@/testing';

test('an approved payment shows the amount that can be refunded', async () => {
  const whole = await services.payments.put({ status: 'approved', refunds: [], final_amount: 1234.5 });
  await renderAt(`/pago/${whole.id}`, { as: 'operador' });
  await findInRegion('Resumen', 'Queda por devolver');
  const summary = screen.getByRole('region', { name: 'Resumen' });
  const left = within(summary).getByText('Queda por devolver').nextElementSibling?.textContent;
  expect(left).toBe(money('1234.50', whole.currency_id));
  expect(within(summary).queryByText('Devuelto')).toBeNull();
});

test('a pending payment shows no amount to refund', async () => {
  const pending = await services.payments.put({ status: 'pending', refunds: [] });
  await renderAt(`/pago/${pending.id}`, { as: 'operador' });
  await findInRegion('Resumen', 'Entidad');
  expect(within(screen.getByRole('region', { name: 'Resumen' })).queryByText('Queda por devolver')).toBeNull();
});

/** Formats an amount as the screen does, with the space that queries match. */
const inPesos = (cents: number): string => money((cents / 100).toFixed(2), 'ARS').replaceAll('\u00a0', ' ');

/** Returns an approved payment whose distribution sends the collector an amount other than its net. */
const takeWithTwoNets = async () => {
  for (const distribution of await services.distributions.list()) {
    const payment = await services.payments.now(distribution.payment_id);
    const cents = (amounts: readonly { readonly amount: number }[]) =>
      amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const net = cents([{ amount: payment.final_amount }]) - cents(payment.fee_details);
    const parts = await services.partsOf(distribution);
    const sent = cents(parts.filter(({ type }) => type === 'collector'));
    if (payment.status === 'approved' && payment.refunds.length === 0 && sent > 0 && sent !== net)
      return { id: payment.id, net: inPesos(net), sent: inPesos(sent) };
  }
  throw new Error('No payment has two nets.');
};

test('if the distribution sends the collector an amount other than the net, the screen explains why', async () => {
  const { id, net, sent } = await takeWithTwoNets();
  await renderAt(`/pago/${id}`, { as: 'administrador' });
  await findInRegion('Comisiones', net);
  await findInRegion(
    'Distribuciones',
    `El neto de ${net} es el importe menos las comisiones del pago. La distribución reparte el importe como se pidió: a la entidad le corresponden ${sent}.`,
  );
});
