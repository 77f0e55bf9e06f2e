// Guards: The sums of payments and subscriptions are of the column's amount, by currency, for those who may see the list.
import { aPayment, aSubscription, payments, subscriptions } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const madeOf = { collector_id: 'LUZN', request_date: '2026-11-01T12:00:00.000Z' };
const paid = (id: string, given: object) => platform.add(payments, aPayment({ id, ...madeOf, ...given }));
const subscribed = (id: string, given: object) =>
  platform.add(subscriptions, aSubscription({ id, ...madeOf, ...given }));

const gross = { concept_id: 'CUOTA', concept_description: 'Cuota', amount: 900, external_reference: null };
await paid('sum-1', { status: 'approved', final_amount: 0.1, details: [gross] });
await paid('sum-2', { status: 'approved', final_amount: 0.2, external_transaction_id: 'TX-2' });
await paid('sum-3', { status: 'rejected', final_amount: 1_000 });
await paid('sum-4', { status: 'approved', final_amount: 7.5, currency_id: 'USD' });
await subscribed('sum-5', { status: 'active', amount: 1_500.1 });
await subscribed('sum-6', { status: 'active', amount: 20, currency_id: 'USD' });
await subscribed('sum-7', { status: 'cancelled', amount: 99 });

interface Sum {
  readonly totals: readonly { readonly currencyId: string; readonly amount: string }[];
  readonly counted: number;
  readonly size: number;
}
const sumOf = (field: 'paymentSum' | 'subscriptionSum', filter: object, username = 'operador') =>
  gateway.as(username).query<Readonly<Record<typeof field, Sum | null>>>(
    `query ($filter: ${field === 'paymentSum' ? 'PaymentFilter' : 'SubscriptionFilter'}) {
      ${field}(filter: $filter) { totals { currencyId amount } counted size } }`,
    { filter },
  );
const calls = (service: 'payment' | 'subscription') => platform.requests.list(service).length;

test.each(['operador', 'auditor', 'administrador'])(
  '%s sees the final amounts of a search, by currency',
  async (who) => {
    const { data, errors } = await sumOf('paymentSum', { status: 'APPROVED' }, who);
    expect(errors).toBeUndefined();
    expect(data.paymentSum).toMatchObject({ counted: 3, size: 3 });
    expect(new Set(data.paymentSum?.totals)).toEqual(
      new Set([
        { currencyId: 'ARS', amount: '0.30' },
        { currencyId: 'USD', amount: '7.50' },
      ]),
    );
  },
);

test.each(['operador', 'auditor', 'administrador'])(
  '%s sees the amounts of subscriptions, by currency',
  async (who) => {
    const { data, errors } = await sumOf('subscriptionSum', { status: 'ACTIVE' }, who);
    expect(errors).toBeUndefined();
    expect(data.subscriptionSum).toMatchObject({ counted: 2, size: 2 });
    expect(new Set(data.subscriptionSum?.totals)).toEqual(
      new Set([
        { currencyId: 'ARS', amount: '1500.10' },
        { currencyId: 'USD', amount: '20.00' },
      ]),
    );
  },
);

test.each(['paymentSum', 'subscriptionSum'] as const)('%s requires the permission of its list', async (field) => {
  const { data, errors } = await sumOf(field, {}, 'sinpermisos');
  expect(data[field]).toBeNull();
  expect(errors).toMatchObject([{ path: [field], extensions: { code: 'FORBIDDEN' } }]);
  expect([calls('payment'), calls('subscription')]).toEqual([0, 0]);
});

test('a text in the search box adds up what it finds', async () => {
  const { data } = await sumOf('paymentSum', { search: 'TX-2' });
  expect(data.paymentSum).toEqual({ totals: [{ currencyId: 'ARS', amount: '0.20' }], counted: 1, size: 1 });
});

test('a column of codes that is read in parts is read once for its sum, however many pages it has', async () => {
  const codes = Array.from({ length: 230 }, (_, at) => `COLUMNA-${String(at).padStart(12, '0')}`);
  await Promise.all(
    codes.map((external_transaction_id, at) => paid(`column-${at}`, { external_transaction_id, final_amount: 0.01 })),
  );
  const before = calls('payment');
  await gateway
    .as('operador')
    .query('query ($filter: PaymentFilter) { payments(filter: $filter, limit: 100) { size } }', { filter: { codes } });
  const ofList = calls('payment') - before;
  const { data, errors } = await sumOf('paymentSum', { codes });
  expect(errors).toBeUndefined();
  expect(data.paymentSum).toEqual({ totals: [{ currencyId: 'ARS', amount: '2.30' }], counted: 230, size: 230 });
  expect(calls('payment') - before).toBe(2 * ofList);
});
