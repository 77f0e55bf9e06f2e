// Guards: Refunds run, a rejection shows its reason, and a request whose answer was lost is sent again.
import { money } from '@/shared/format';
import {
  acceptedByGateway,
  changedValues,
  faults,
  findInRegion,
  openActionDialog,
  press as pressOn,
  requests,
  restartGateway,
  screen,
  services,
  waitFor,
} from '@/testing';

const online = () =>
  services.payments.take(
    'approved',
    (payment) => payment.type === 'online' && payment.refunds.length === 0 && acceptedByGateway(payment),
  );

const approvedOf = ({ payment_methods: methods }: Awaited<ReturnType<typeof services.payments.now>>): number =>
  methods.filter(({ gateway }) => gateway?.status === 'approved').length;

const importe = /^Ingrese Importe/;

/** Opens the dialog for a partial refund. */
const openPartOf = async (payment: { readonly id: string }) => {
  const opened = await openActionDialog(payment, 'refund');
  await opened.user.click(await opened.dialog.findByRole('radio', { name: /^Una parte/, hidden: true }));
  return opened;
};

test('the whole refundable amount is offered, and the payment is refunded', async () => {
  const payment = await online();
  const { user, dialog, fillReason, sees, isGone } = await openActionDialog(payment, 'refund', { as: 'tesoreria' });
  expect(await dialog.findByRole('radio', { name: /^Todo: /, hidden: true })).toHaveProperty('checked', true);
  expect(dialog.queryByLabelText(importe)).toBeNull();
  await fillReason('Lo pidió el pagador');
  await user.keyboard('{Enter}');
  await sees('Devolución realizada con éxito');
  await isGone();
  await findInRegion('Resumen', 'Devuelto');
  await findInRegion('Devoluciones', 'Lo pidió el pagador');
  expect((await services.payments.now(payment.id)).refunds).toMatchObject([
    { amount: payment.final_amount, status: 'approved' },
  ]);
});

test('a partial refund is labelled as partial, and cannot exceed the refundable amount', async () => {
  const payment = await online();
  const { user, button, fill, fillReason, press, sees, isGone } = await openPartOf(payment);
  await fillReason('Cobrado de más');
  await waitFor(() => expect(button(/^Devolver/).disabled).toBe(true)); // the amount is still empty
  for (const refused of [String(Math.ceil(payment.final_amount) + 1), '1,234']) {
    await fill(importe, refused);
    await user.tab();
    await waitFor(() => expect([refused, button(/^Devolver/).disabled]).toEqual([refused, true]));
  }
  await fill(importe, payment.final_amount.toFixed(2));
  await sees('Es todo lo que queda: el pago pasa a devuelto.');
  await fill(importe, '100,5');
  await press('Devolver $\u00a0100,50');
  await sees('Se devolvieron $ 100,50');
  await isGone();
  await findInRegion('Resumen', 'Aprobado');
  expect((await services.payments.now(payment.id)).refunds).toMatchObject([{ amount: 100.5 }]);
});

test('unedited fields show errors only after a submit; an excessive amount is reported while typed', async () => {
  const payment = await online();
  const { user, dialog, field, button, fill } = await openPartOf(payment);
  const errors = () => dialog.queryAllByText(/^(Disculpe, debe ingresar el motivo|\*Campo requerido\.)$/);
  await waitFor(() => expect(button('Devolver una parte').disabled).toBe(true));
  // the choice keeps the focus: the arrow keys go on choosing
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Una parte/, hidden: true }));
  await user.tab();
  expect(document.activeElement).toBe(field(importe));
  await user.tab();
  await user.tab({ shift: true });
  await fill(importe, String(Math.ceil(payment.final_amount) + 1));
  expect(document.activeElement).toBe(field(importe));
  const told = await dialog.findByText('El importe supera lo que queda por devolver.');
  expect(told.closest('[aria-live="polite"]')).not.toBeNull();
  expect(errors()).toEqual([]); // both fields were left, and none was edited
  await fill(importe, '1');
  await waitFor(() => expect(dialog.queryByText('El importe supera lo que queda por devolver.')).toBeNull());
  await user.clear(field(importe));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(errors()).toHaveLength(2)); // after a failed submit, each field tells its error
});

test('a refund that the gateway rejects shows the reason, refunds nothing, and can be requested again', async () => {
  const payment = await online();
  const { fill, fillReason, press, sees, isGone } = await openPartOf(payment);
  await fill(importe, '10.13');
  await fillReason('Cobrado de más');
  await press('Devolver $\u00a010,13');
  await sees('Motivo: Fondos insuficientes (cc_rejected_insufficient_amount)');
  await sees('Estado: Rechazado (rejected)');
  await sees(/^El dinero no se devolvió\./);
  expect((await services.payments.now(payment.id)).refunds).toMatchObject([{ status: 'rejected' }]);

  await fill(importe, '10.20');
  await press('Devolver $\u00a010,20');
  await sees('Se devolvieron $ 10,20');
  await isGone();
});

test('a refund whose answer was lost is retried, and made once', async () => {
  const payment = await online();
  await faults.set({ service: 'payment', path: `/${payment.id}/devolver$`, fault: { kind: 'lose' } });
  const { user, field, fill, fillReason, press, sees, isGone } = await openPartOf(payment);
  await fill(importe, '50');
  await fillReason('Cobrado de más');
  await press('Devolver $\u00a050,00');
  await sees('La operación quedó sin respuesta');
  expect((await services.payments.now(payment.id)).refunds).toHaveLength(1);
  expect([field(importe).disabled, field(/^Ingrese el motivo/).disabled]).toEqual([true, true]);
  await user.keyboard('{Escape}');
  await pressOn(user, 'Volver', await screen.findByRole('dialog', { name: '¿Cerrar sin saber si se completó?' }));

  await faults.clear();
  await press('Reintentar');
  await sees('Se devolvieron $ 50,00');
  await isGone();
  expect((await services.payments.now(payment.id)).refunds).toHaveLength(1);
  const keys = (await requests.list('payment'))
    .filter(({ path }) => path.endsWith('/devolver'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a refund that was made is not reported as refused after a restart of the GraphQL gateway', async () => {
  const payment = await online();
  await faults.set({ service: 'payment', path: `/${payment.id}/devolver$`, fault: { kind: 'lose' } });
  const { element, dialog, fill, fillReason, press, sees } = await openPartOf(payment);
  await fill(importe, '50');
  await fillReason('Cobrado de más');
  await press('Devolver $\u00a050,00');
  await sees('La operación quedó sin respuesta');
  await faults.clear();
  await restartGateway();
  await press('Reintentar');
  await sees('Puede que esta operación ya se haya hecho');
  await sees('Si el cambio es el que usted pidió, no la repita.');
  expect(dialog.queryByText('La operación no se realizó')).toBeNull();
  await dialog.findByRole('table', { name: 'Lo que cambió desde que lo abrió' });
  const left = money((payment.final_amount - 50).toFixed(2), payment.currency_id);
  expect(changedValues(element, 'Queda por devolver')).toEqual([
    money(payment.final_amount.toFixed(2), payment.currency_id),
    left,
  ]);
  expect((await services.payments.now(payment.id)).refunds).toHaveLength(1);
});

test('for a partial payment all approved methods are preselected, and the chosen ones are refunded', async () => {
  const payment = await services.payments.take(
    'partial',
    (partial) => approvedOf(partial) > 1 && acceptedByGateway(partial),
  );
  const { user, dialog, button, fillReason, press, sees, isGone } = await openActionDialog(payment, 'partialRefund');
  const methods = await dialog.findAllByRole<HTMLInputElement>('checkbox');
  expect(methods.map(({ checked }) => checked)).toEqual(Array.from({ length: approvedOf(payment) }, () => true));
  await fillReason('Lo pidió el pagador');
  for (const method of methods) await user.click(method);
  await waitFor(() => expect(button('Devolver').disabled).toBe(true));
  await user.click(methods[0] ?? document.body);
  await press(/^Devolver \$/);
  await sees(/^Se devolvieron /);
  await isGone();
  const now = await services.payments.now(payment.id);
  expect(now.refunds).toHaveLength(1);
  expect(approvedOf(now)).toBe(approvedOf(payment) - 1);
});
