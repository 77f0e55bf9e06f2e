// Guards: The copied summary of a payment has the texts of its screen, but no e-mail, document or first card digits.
import type { UserEvent } from '@testing-library/user-event';
import { dateTime, money } from '@/shared/format';
import { faults, findDialog, findInRegion, press, renderAt, screen, services, waitFor, within } from '@/testing';

type Payment = Awaited<ReturnType<typeof services.payments.take>>;

const isPast = (date: string | null): boolean => date !== null && date < new Date().toISOString();

/**
 * Returns a payment by one card, without refunds. Its due dates and its accreditation are past, because the summary
 * leaves out future dates that the status rules out.
 */
const takePaid = async () => {
  const payment = await services.payments.take(
    'approved',
    ({ payment_methods: methods, status_detail: detail, payer, ...one }) =>
      methods.length === 1 &&
      one.refunds.length === 0 &&
      methods[0]?.type === 'online' &&
      methods[0].installments !== null &&
      Boolean(methods[0].first_six_digits && methods[0].gateway && methods[0].authorization_code) &&
      detail === 'accredited' &&
      Boolean(payer?.name && payer.email && payer.identification) &&
      isPast(one.last_due_date) &&
      isPast(one.accreditation_date),
  );
  const {
    payer,
    payment_methods: [method],
  } = payment;
  if (!payer || !method?.gateway) throw new Error('The payment has a payer and a method.');
  return { payment, payer, method, gateway: method.gateway };
};

const copySummary = async (user: UserEvent) => {
  await screen.findByRole('region', { name: 'Condiciones' });
  await press(user, 'Más acciones');
  await user.click(await screen.findByRole('menuitem', { name: 'Copiar resumen' }));
};

const datesOf = (payment: Payment) => {
  const dates: readonly [string, string | null][] = [
    ['Solicitud', payment.request_date],
    ['Validación del pagador', payment.payer_validation_date],
    ['Validación de la revisión', payment.review_validation_date],
    ['Postergación del pagador', payment.payer_deferred_date],
    ['Primer vencimiento', payment.due_date],
    ['Último vencimiento', payment.last_due_date],
    ['Procesamiento', payment.process_date],
    ['Pago', payment.paid_date],
    ['Devolución', payment.refunded_date],
    ['Acreditación', payment.accreditation_date],
    ['Última actualización', payment.last_update_date],
  ];
  return dates
    .flatMap(([label, at]) => (at === null ? [] : [{ label, at }]))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ label, at }): [string, string] => [label, dateTime(at)]);
};

/** Returns the expected summary. */
const expected = (
  { payment, payer, method, gateway }: Awaited<ReturnType<typeof takePaid>>,
  names: { readonly collector: string; readonly method: string },
): string => {
  const currency = payment.currency_id;
  const amount = money(String(payment.final_amount), currency);
  const lines = (fields: readonly (readonly [string, string | null | undefined])[]) =>
    fields.filter(([, value]) => value).map(([label, value]) => `${`${label}:`.padEnd(34)}${value}`);
  return [
    `Pago de ${payer.name} · ${amount}`,
    '',
    ...lines([
      ['Id del pago', payment.id],
      ['Versión', String(payment.version)],
      ['Estado', 'Aprobado'],
      ['Importe final', amount],
      ['Queda por devolver', amount],
      ['Moneda', currency],
      ['Pagador', payer.name],
      ['Entidad', names.collector],
      ['Id de transacción externa', payment.external_transaction_id],
      ['Referencia', payment.reference],
      ['Tipo', 'En línea (online)'],
      ['Detalle del estado', 'Acreditado (accredited)'],
    ]),
    '',
    'Medios de pago',
    ...lines([
      ['Medio de pago', names.method],
      ['Número', `•••••• ${method.last_four_digits}`],
      ['Cuotas', String(method.installments)],
      ['Importe', money(String(method.amount), currency)],
      ['Importe final', money(String(method.final_amount), currency)],
      ['Tipo', 'En línea (online)'],
      ['Código del medio', String(method.media_payment_id)],
      ['Código de autorización', method.authorization_code],
      ['Número de cupón', method.coupon_number],
      ['Promoción', method.promotion_id],
      ['Estado en el gateway', 'Aprobado'],
      ['Detalle del estado en el gateway', 'Acreditado (accredited)'],
      ['Id de transacción', gateway.transaction_id],
      ['Lote del gateway', gateway.batch_number],
      ['Ticket del gateway', gateway.ticket_number],
      ['Cuenta en el gateway', gateway.ppt_owner === 'COMERCIO' ? 'Entidad (COMERCIO)' : 'Plataforma (PPT)'],
    ]),
    '',
    'Fechas',
    ...lines(datesOf(payment)),
    '',
    ...lines([['Enlace', `${location.origin}/pago/${payment.id}`]]),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
};

const copied = async (): Promise<string> => {
  await screen.findByText('Resumen copiado');
  return navigator.clipboard.readText();
};

/** Returns the names from other services, as the screen shows them. */
const namesOnScreen = () => ({
  collector:
    within(screen.getByRole('region', { name: 'Resumen' })).getByText('Entidad').nextElementSibling?.textContent ?? '',
  method:
    within(screen.getByRole('region', { name: 'Medios de pago' })).getAllByRole('heading', { level: 3 })[0]
      ?.textContent ?? '',
});

test.each(['administrador', 'tesoreria'])('%s copies the expected summary', async (as) => {
  const paid = await takePaid();
  const user = await renderAt(`/pago/${paid.payment.id}`, { as });
  // the name is loaded after the page
  await waitFor(() => expect(namesOnScreen().collector).not.toBe(paid.payment.collector_id));
  await copySummary(user);
  const text = await copied();
  expect(text).toBe(expected(paid, namesOnScreen()));
  const { payer, method } = paid;
  for (const hidden of [payer.email, payer.identification?.number, method.first_six_digits])
    expect(text).not.toContain(hidden ?? 'nothing to hide');
});

test('a name that its service did not return is replaced by the identifier', async () => {
  const { id, collector_id: collector } = (await takePaid()).payment;
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await findInRegion('Entidad', 'No se pudo cargar la entidad');
  await copySummary(user);
  expect(await copied()).toMatch(new RegExp(`^Entidad: +${collector}$`, 'm'));
});

test('if the browser denies the clipboard, the text is shown selected', async () => {
  const { id } = (await takePaid()).payment;
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator.clipboard, { writeText: refuse });
  await copySummary(user);
  const dialog = await findDialog(user, 'No se pudo copiar');
  const field = dialog.field('Resumen');
  expect(field.value).toContain(`/pago/${id}`);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  await dialog.press('Cerrar');
  await dialog.isGone();
});

test('the title of a copy has no e-mail, also for a payer without a name', async () => {
  const { payment, payer } = await takePaid();
  const body = { ...payment, payer: { ...payer, name: null } };
  await faults.set({
    service: 'payment',
    path: `/pagos/${payment.id}$`,
    fault: { kind: 'status', status: 200, body },
  });
  const user = await renderAt(`/pago/${payment.id}`, { as: 'auditor' });
  await copySummary(user);
  const copied = await navigator.clipboard.readText();
  expect(copied.startsWith(`Pago de ${payment.external_transaction_id ?? payment.id} · `)).toBe(true);
  expect(copied).not.toContain('@');
});
