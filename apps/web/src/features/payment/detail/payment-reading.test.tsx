// Guards: A payment shows its payer, the next step, the collector's net amount, its expected dates, the sections it lacks, the holder of an account, and texts for known codes.
import { findInRegion, renderAt, screen, services, waitFor, within } from '@/testing';

const inFuture = (date: string | null): boolean => date !== null && date > new Date().toISOString();

const open = (id: string, as = 'administrador') => renderAt(`/pago/${id}`, { as });

const textOf = async (region: string): Promise<string> =>
  (await screen.findByRole('region', { name: region })).textContent;

const filledButton = async () => {
  const toolbar = await screen.findByRole('group', { name: 'Acciones del pago' });
  return toolbar.querySelector('.MuiButton-contained')?.textContent ?? 'none';
};

test('heading and document title name the payment', async () => {
  const { id, payer } = await services.payments.take('approved', (one) => Boolean(one.payer?.name));
  await open(id);
  await screen.findByText(`· ${payer?.name}`); // the heading is rendered before the payment has loaded
  const heading = screen.getByRole('heading', { name: 'Detalle del Pago' });
  const bar = heading.parentElement?.parentElement?.textContent;
  expect(bar).toContain('Aprobado');
  expect(bar).toMatch(/\$\s[\d.]+,\d\d/);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^Pago de ${payer?.name} · \\$\\s[\\d.]+,\\d\\d · `)));
});

test('a paid payment no longer expects its due date, but its credit', async () => {
  const { id } = await services.payments.take(
    'approved',
    ({ last_due_date: due, accreditation_date: credit }) => inFuture(due) && inFuture(credit),
  );
  await open(id);
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  const expected = within(dates.getByRole('group', { name: 'Por venir' }));
  expect(expected.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Acreditación/),
  ]);
  expect(dates.getByRole('group', { name: 'Ya no se esperan' }).textContent).toContain('Último vencimiento');
});

test.each(['refunded', 'rejected', 'cancelled'])('a payment that is %s has no expected dates', async (status) => {
  const { id } = await services.payments.take(status, ({ last_due_date: due }) => inFuture(due));
  await open(id);
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  expect(dates.queryByRole('group', { name: 'Por venir' })).toBeNull();
  expect(dates.getByRole('group', { name: 'Ya no se esperan' }).textContent).toContain('Último vencimiento');
});

test('an issued payment expects its due date', async () => {
  const { id } = await services.payments.take('issued', ({ last_due_date: due }) => inFuture(due));
  await open(id);
  const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
  expect(dates.getByRole('group', { name: 'Por venir' }).textContent).toContain('Último vencimiento');
});

test('one line names the sections that a payment lacks', async () => {
  const { id } = await services.payments.take(
    'issued',
    ({ details, payer, relateds, by_subscription: subscription, metadata }) =>
      details.length > 0 && payer !== null && relateds.length === 0 && subscription === null && metadata !== null,
  );
  await open(id);
  await screen.findByText('Sin devoluciones, comisiones, pagos relacionados, suscripción asociada ni lote asociado');
  expect(screen.queryByRole('region', { name: 'Devoluciones' })).toBeNull();
  await open(id, 'tesoreria'); // a person without permission for fees sees no mention of them
  await screen.findByText('Sin devoluciones, pagos relacionados, suscripción asociada ni lote asociado');
});

test('the net amount for the collector is beside the fees, unless the payment has refunds', async () => {
  const whole = await services.payments.take('approved', ({ refunds }) => refunds.length === 0);
  await open(whole.id);
  await findInRegion('Comisiones', 'Neto para la entidad');
  const cents = (text: string) => BigInt(text.replaceAll(/\D/g, ''));
  const [net, ...fees] = within(screen.getByRole('region', { name: 'Comisiones' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => cents(/\$\s[\d.]+,\d\d$/.exec(textContent)?.[0] ?? ''))
    .toReversed();
  expect(fees.reduce((sum, fee) => sum + fee, net ?? 0n)).toBe(BigInt(Math.round(whole.final_amount * 100)));

  const { id } = await services.payments.take('approved', ({ refunds }) => refunds.length > 0);
  await open(id);
  expect(await textOf('Comisiones')).not.toContain('Neto');
});

test('a rejected payment shows the reason and the next step, and the code can be copied', async () => {
  const { id } = await services.payments.put({ status: 'rejected', status_detail: 'cc_rejected_high_risk' });
  const user = await open(id);
  const why = await screen.findByText('Pago rechazado: riesgo de fraude.');
  const status = why.closest<HTMLElement>('[role="status"]') ?? document.body;
  const banner = within(status);
  await banner.findByText('El pagador debe usar otro medio de pago. Después, reintente el cobro.');
  expect(status.textContent).toContain('El control de fraude del gateway no lo aprobó. El pagador debe usar');
  await user.click(banner.getByRole('button', { name: 'Copiar el código cc_rejected_high_risk' }));
  expect(await navigator.clipboard.readText()).toBe('cc_rejected_high_risk');
  expect(await textOf('Resumen')).toContain('Riesgo de fraude');
  expect(await filledButton()).toBe('Reintentar cobro');
  await user.click(screen.getByRole('tab', { name: 'Datos técnicos' }));
  expect(await textOf('Resumen')).toContain('Riesgo de fraude cc_rejected_high_risk');
});

test('a rejected payment without retries states that it is not charged again', async () => {
  const { id } = await services.payments.put({
    status: 'rejected',
    status_detail: 'cc_rejected_high_risk',
    presets: { actions: [{ name: 'retry', active: false }] },
  });
  await open(id);
  await screen.findByText(/No se puede reintentar el cobro: el reintento está desactivado para este pago\./);
});

test('an unknown code is shown alone', async () => {
  const { id } = await services.payments.take('issued');
  await services.payments.change(`${id}/cancelar`, { reason: 'codigo_nuevo' });
  await open(id);
  expect(await textOf('Resumen')).toMatch(/Detalle del estado\s*codigo_nuevo$/);
});

test('an account shows its holder, but no card fields', async () => {
  const { id } = await services.payments.take(
    'approved',
    ({ payment_methods: [method, ...others] }) => others.length === 0 && method?.media_payment_id === 1,
  );
  await open(id);
  const methods = within(await screen.findByRole('region', { name: 'Medios de pago' }));
  await methods.findByRole('heading', { name: 'Titular de la cuenta' });
  expect(methods.queryByText('Vencimiento')).toBeNull();
});

test.each([
  ['issued', 'Notificar al pagador'],
  ['partial', 'Devolver medios aprobados'],
  ['objected', 'Cancelar objeción'],
  ['refunded', 'none'],
])('for a payment that is %s the next step is highlighted: %s', async (status, label) => {
  const isOpen = status === 'issued';
  const { id } = isOpen
    ? await services.payments.take(status, ({ payer, last_due_date: due }) => Boolean(payer?.email) && inFuture(due))
    : await services.payments.first({ status });
  await open(id);
  await waitFor(async () => expect(await filledButton()).toBe(label));
});
