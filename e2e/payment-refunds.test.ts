// Guards: Refunds and reverses run, and a rejection shows its reason.
import type { Payment } from '@backoffice/contracts/payment';
import {
  acceptedByGateway,
  expectNoAxeViolations,
  faults,
  openActionDialog,
  paymentNow,
  requests,
  takePayment,
} from './support/index.ts';

afterEach(() => faults.clear());

const online = () =>
  takePayment(
    'approved',
    (payment) => payment.type === 'online' && payment.refunds.length === 0 && acceptedByGateway(payment),
  );

/** As the field holds it before anybody types: `1234,50`. */
const inField = (amount: number): string => amount.toFixed(2).replace('.', ',');

const approvedOf = ({ payment_methods: methods }: Payment): number =>
  methods.filter(({ gateway }) => gateway?.status === 'approved').length;

test('all that is left is offered, and the payment is refunded', async () => {
  const payment = await online();
  const { app, page, dialog, reason, sees, isGone } = await openActionDialog(payment, 'refund', { as: 'tesoreria' });
  expect(await dialog.getByLabel('Ingrese Importe').inputValue()).toBe(inField(payment.final_amount));
  await sees('Devolución total');
  await expectNoAxeViolations(page);
  await reason.fill('Lo pidió el pagador');
  await reason.press('Enter');
  await sees('Devolución realizada con éxito');
  await isGone();
  await page.getByRole('region', { name: 'Resumen' }).getByText('Devuelto', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Devoluciones' }).getByText('Lo pidió el pagador').waitFor();
  expect((await paymentNow(payment.id)).refunds).toMatchObject([{ amount: payment.final_amount, status: 'approved' }]);
  await app.close();
});

test('a part of it says that it is a part, and never more than what is left', async () => {
  const payment = await online();
  const { app, page, dialog, reason, press, sees, isGone } = await openActionDialog(payment, 'refund');
  const amount = dialog.getByLabel('Ingrese Importe');
  await reason.fill('Cobrado de más');
  await amount.fill(String(Math.ceil(payment.final_amount) + 1));
  await amount.blur();
  expect(await dialog.getByRole('button', { name: /^Devolver/ }).isDisabled()).toBe(true);
  await amount.fill('1,234');
  expect(await dialog.getByRole('button', { name: /^Devolver/ }).isDisabled()).toBe(true);

  await amount.fill('100,5');
  await sees('Devolución parcial');
  await press('Devolver $ 100,50');
  await sees('Se devolvieron $ 100,50');
  await isGone();
  await page.getByRole('region', { name: 'Resumen' }).getByText('Aprobado', { exact: true }).waitFor();
  expect((await paymentNow(payment.id)).refunds).toMatchObject([{ amount: 100.5 }]);
  await app.close();
});

test('a refund that the gateway rejects shows why, gives nothing back, and can be asked for differently', async () => {
  const payment = await online();
  const { app, dialog, reason, press, sees, isGone } = await openActionDialog(payment, 'refund');
  await dialog.getByLabel('Ingrese Importe').fill('10.13');
  await reason.fill('Cobrado de más');
  await press('Devolver $ 10,13');
  await sees('Motivo: cc_rejected_insufficient_amount');
  await sees('Estado: rejected');
  expect((await paymentNow(payment.id)).refunds).toMatchObject([{ status: 'rejected' }]);

  await dialog.getByLabel('Ingrese Importe').fill('10.20');
  await press('Devolver $ 10,20');
  await sees('Se devolvieron $ 10,20');
  await isGone();
  await app.close();
});

test('a refund whose answer was lost is tried again, and made once', async () => {
  const payment = await online();
  await requests.clear();
  await faults.set({ service: 'payment', path: `/${payment.id}/devolver$`, fault: { kind: 'lose' } });
  const { app, page, dialog, reason, press, sees, isGone } = await openActionDialog(payment, 'refund');
  app.allowErrors();
  await dialog.getByLabel('Ingrese Importe').fill('50');
  await reason.fill('Cobrado de más');
  await press('Devolver $ 50,00');
  await sees('La operación quedó sin respuesta');
  expect((await paymentNow(payment.id)).refunds).toHaveLength(1);
  expect(await dialog.getByLabel('Ingrese Importe').isDisabled()).toBe(true);
  expect(await reason.isDisabled()).toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Cerrar sin saber si se completó?' }).waitFor();
  await page.getByRole('button', { name: 'Volver' }).last().click();

  await faults.clear();
  await press('Reintentar');
  await sees('Se devolvieron $ 50,00');
  await isGone();
  expect((await paymentNow(payment.id)).refunds).toHaveLength(1);
  const keys = (await requests.list('payment'))
    .filter(({ path }) => path.endsWith('/devolver'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await app.close();
});

test('of a partial payment the approved methods are offered, all chosen, and the chosen ones give back', async () => {
  const payment = await takePayment('partial', (partial) => approvedOf(partial) > 1 && acceptedByGateway(partial));
  const { app, dialog, reason, press, sees, isGone } = await openActionDialog(payment, 'partialRefund');
  const methods = dialog.getByRole('checkbox');
  await methods.first().waitFor();
  expect(await methods.count()).toBe(approvedOf(payment));
  for (const method of await methods.all()) expect(await method.isChecked()).toBe(true);
  await reason.fill('Lo pidió el pagador');
  for (const method of await methods.all()) await method.uncheck();
  expect(await dialog.getByRole('button', { name: 'Devolver', exact: true }).isDisabled()).toBe(true);
  await methods.first().check();
  await press('Devolver');
  await sees(/^Se devolvieron /);
  await isGone();
  const now = await paymentNow(payment.id);
  expect(now.refunds).toHaveLength(1);
  expect(approvedOf(now)).toBe(approvedOf(payment) - 1);
  await app.close();
});
