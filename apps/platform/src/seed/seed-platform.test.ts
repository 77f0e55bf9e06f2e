// Guards: Seeded data is consistent and reproducible, with every status and recent dates.
import type { Payer, PayerPage } from '@backoffice/contracts/payer';
import type { Payment, PaymentPage } from '@backoffice/contracts/payment';
import { callsTo, everyRow, listQuery } from '../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { cuitOf } from './people.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let payments: readonly Payment[];

beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
  payments = await everyRow<Payment>(platform.urls.payment, '/pagos');
});
afterAll(() => platform.close());

test('the number of seeded payments is as requested, and each has its own id', () => {
  expect(payments).toHaveLength(300);
  expect(new Set(payments.map(({ id }) => id)).size).toBe(300);
  expect(payments.filter(({ id }) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
});

test.each<[what: string, is: (payment: Payment) => unknown]>([
  ...['pending', 'issued', 'approved', 'partial', 'rejected', 'refunded', 'objected', 'cancelled', 'expired'].map(
    (status): [string, (payment: Payment) => boolean] => [
      `in status ${status}`,
      (payment) => payment.status === status,
    ],
  ),
  ['overdue', ({ status, last_due_date: due }) => status === 'issued' && due !== null && due < '2026-11-21'],
  ['without a last due date', ({ last_due_date: due }) => due === null],
  ['online', ({ type }) => type === 'online'],
  ['QR with one method', ({ type, payment_methods: methods }) => type === 'qr' && methods.length === 1],
  ['QR with several methods', ({ type, payment_methods: methods }) => type === 'qr' && methods.length > 1],
  [
    'by token with its conversion',
    ({ payment_methods: [method] }) => method?.media_payment_id === 92 && method.currency_conversion_info,
  ],
  ['rejected for an expired card', ({ status_detail: detail }) => detail === 'cc_rejected_card_expired'],
  [
    'rejected and to be retried',
    ({ status, presets }) => status === 'rejected' && presets?.actions[0]?.active === true,
  ],
  ['with retry switched off', ({ presets }) => presets?.actions[0]?.active === false],
  ['without presets', ({ presets }) => presets === null],
  [
    'partial with two approved methods',
    ({ status, payment_methods: methods }) => status === 'partial' && methods.length === 3,
  ],
  [
    'approved with a part refunded',
    ({ status, refunds }) => status === 'approved' && refunds[0]?.status === 'approved',
  ],
  ['with a rejected refund', ({ refunds }) => refunds[0]?.status === 'rejected'],
  ['reversed', ({ refunds }) => refunds[0]?.type === 'reverse'],
  ['without a payer', ({ payer }) => payer === null],
  ['of a payer without an e-mail', ({ payer }) => payer?.email === null],
  ['of a payer without identification', ({ payer }) => payer?.identification === null],
  ['with two concepts', ({ details }) => details.length === 2],
  ['with fees', ({ fee_details: fees }) => fees.length > 0],
  ['with a related payment', ({ relateds }) => relateds.length > 0],
  ['with several notifications to the payer', ({ notifications }) => notifications.length > 1],
  [
    'with retried notifications to the collector',
    ({ collector_notifications: [sent] }) => (sent?.retry_count ?? 0) > 1,
  ],
  ['of a subscription', ({ by_subscription: id }) => id !== null],
  ['in a withdrawal batch', ({ batch_withdrawal: id }) => id !== null],
  ['with a nested metadata', ({ metadata }) => typeof metadata?.['cliente'] === 'object'],
  ['without metadata', ({ metadata }) => metadata === null],
  ...[200, 400, 404, 409, 500].map((code): [string, (payment: Payment) => boolean] => [
    `with a subscription request of ${code}`,
    ({ metadata }) => metadata?.subscription_request?.[0]?.status_code === code,
  ]),
  ['in review', ({ review }) => review],
  ['with surcharges', ({ charge_delay: fixed, rate }) => fixed !== null && rate !== null],
  ['without a source', ({ source }) => source === null],
])('some payment is %s', (_what, is) => {
  expect(payments.some(is)).toBe(true);
});

test('each field of a payment has a value in some of them', () => {
  const empty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const fields = Object.keys(payments[0] ?? {}).filter((field) =>
    payments.every((payment) => empty(Reflect.get(payment, field))),
  );
  expect(fields).toEqual([]);
});

test('no request, update, payment or refund is in the future, and many requests are in this month', () => {
  const moments = payments.flatMap(({ request_date, last_update_date, paid_date, refunded_date }) =>
    [request_date, last_update_date, paid_date, refunded_date].filter((moment) => moment !== null),
  );
  expect(moments.filter((moment) => moment > now.toISOString())).toEqual([]);
  const dates = payments.map(({ request_date }) => request_date).sort();
  expect(dates[0]?.slice(0, 7)).toBe('2026-05');
  expect(dates.filter((moment) => moment >= '2026-11-01T03:00:00.000Z').length).toBeGreaterThan(100);
});

test('a payment is consistent: amounts, methods, dates, refunds', () => {
  const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  const odd = payments.filter(({ final_amount, details, payment_methods: methods, refunds, ...payment }) => {
    const whole = cents([final_amount]);
    return (
      cents(details.map(({ amount }) => amount)) !== whole ||
      (methods.length > 0 && cents(methods.map((method) => method.final_amount)) !== whole) ||
      cents(refunds.map(({ amount }) => amount)) > whole ||
      (payment.status === 'refunded') !== (payment.refunded_date !== null) ||
      (payment.status === 'rejected' && payment.status_detail !== methods[0]?.gateway?.status_detail) ||
      (payment.last_update_date ?? '') < payment.request_date
    );
  });
  expect(odd).toEqual([]);
});

test('identifications of payers have valid check digits', async () => {
  const payers = await everyRow<Payer>(platform.urls.payer, '/');
  const numbers = payers.flatMap(({ identification }) => (identification === null ? [] : [identification]));
  const wrong = numbers.filter(({ type, number }) =>
    type === 'CUIT_ARG' ? cuitOf(number.slice(0, 2), number.slice(2, 10)) !== number : !/^\d{7,8}$/.test(number),
  );
  expect(payers).toHaveLength(400);
  expect(wrong).toEqual([]);
  expect(new Set(numbers.map(({ type }) => type))).toEqual(new Set(['DNI_ARG', 'CUIT_ARG']));
});

/** Vectors of the public rule (A153): usual, digit 0, remainder 0, remainder 1. */
test.each(['20267565393', '27123456780', '20100000130', '20100000059'])('the check digit of %s is right', (cuit) => {
  expect(cuitOf(cuit.slice(0, 2), cuit.slice(2, 10))).toBe(cuit);
});

test('the same seed gives the same payments in a pooled and in a new platform', async () => {
  const other = await startPlatform({ payments: 30, now: () => now });
  const again = await startPlatform({ payments: 30, now: () => now, fresh: true });
  expect(await everyRow<Payment>(other.urls.payment, '/pagos')).toEqual(
    await everyRow<Payment>(again.urls.payment, '/pagos'),
  );
  await Promise.all([other.close(), again.close()]);
});

test('names are in Spanish order in payments and payers', async () => {
  const byName = listQuery({ sorts: [{ field: 'name', direction: 'ascending' }], limit: 100 });
  const body = await callsTo(platform.urls.payer).read<PayerPage>(`/${byName}`);
  const names = body.rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es-AR').compare));
  const paymentsByName = listQuery({ sorts: [{ field: 'payer.name', direction: 'descending' }], limit: 100 });
  const page = await callsTo(platform.urls.payment).read<PaymentPage>(`/pagos${paymentsByName}`);
  const paying = page.rows.map(({ payer }) => payer?.name ?? '');
  expect(paying).toEqual(paying.toSorted((one, other) => new Intl.Collator('es-AR').compare(other, one)));
});
