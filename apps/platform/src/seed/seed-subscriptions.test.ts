// Guards: Seeded subscriptions, payments and notifications agree.
import type { Notification } from '@backoffice/contracts/notification';
import type { Payment } from '@backoffice/contracts/payment';
import type { Subscription } from '@backoffice/contracts/subscription';
import { everyRow } from '../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let subscriptions: readonly Subscription[];
let payments: readonly Payment[];
let notifications: readonly Notification[];

beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
  subscriptions = await everyRow<Subscription>(platform.urls.subscription, '/suscripciones');
  payments = await everyRow<Payment>(platform.urls.payment, '/pagos');
  notifications = await everyRow<Notification>(platform.urls.notification, '/notificaciones');
});
afterAll(() => platform.close());

test.each<[what: string, is: (subscription: Subscription) => unknown]>([
  ...['active', 'pending', 'cancelled', 'finished', 'rejected', 'payer_deferred', 'review'].map(
    (status): [string, (subscription: Subscription) => boolean] => [
      `in status ${status}`,
      (subscription) => subscription.status === status,
    ],
  ),
  ...['subscription', 'adhesion', 'plan'].map((type): [string, (subscription: Subscription) => boolean] => [
    `of type ${type}`,
    (subscription) => subscription.type === type,
  ]),
  ['paid by debit', ({ payment_method: method }) => method?.media_payment_id === 10],
  ['paid in cash', ({ payment_method: method }) => method?.media_payment_id === 97],
  ['without a payment method', ({ payment_method: method }) => method === null],
  ['with more periods than are shown at first', ({ payments_periods: periods }) => periods.length > 5],
  ['without any period', ({ payments_periods: periods }) => periods.length === 0],
  ['with more versions than are shown at first', ({ version }) => version > 10],
  ['without an end', ({ periods }) => periods === null],
  ['of twelve periods', ({ periods }) => periods === 12],
  ['with several notifications', ({ notifications: messages }) => messages.length > 1],
  ['of a payer without an e-mail', ({ payer }) => payer?.email === null],
  ['with metadata', ({ metadata }) => metadata !== null],
])('some subscription is %s', (_what, is) => {
  expect(subscriptions.some(is)).toBe(true);
});

test('a payment of a subscription and the period of that subscription refer to each other, one a month', () => {
  const periods = subscriptions.flatMap(({ id, collector_id, payments_periods, amount, payer }) =>
    payments_periods.map(({ payment_id }) => ({
      id: payment_id,
      by_subscription: id,
      collector_id,
      final_amount: amount,
      email: payer?.email ?? null,
    })),
  );
  const linked = payments
    .filter(({ by_subscription: id }) => id !== null)
    .map(({ id, by_subscription, collector_id, final_amount, payer }) => ({
      id,
      by_subscription,
      collector_id,
      final_amount,
      email: payer?.email ?? null,
    }));
  const byId = (one: { readonly id: string | null }, other: { readonly id: string | null }) =>
    (one.id ?? '').localeCompare(other.id ?? '');
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.toSorted(byId)).toEqual(periods.toSorted(byId));
  for (const { payments_periods: own, created_payments: made } of subscriptions) {
    expect(new Set(own.map(({ period }) => period)).size).toBe(own.length);
    expect(made).toBe(own.length);
  }
});

test('a payment that requests a subscription refers to an existing one, of its own collector if that collector has any', () => {
  const collectorOf = new Map(subscriptions.map(({ id, collector_id }) => [id, collector_id]));
  const having = new Set(collectorOf.values());
  const made = payments.flatMap(({ metadata, collector_id }) =>
    (metadata?.subscription_request ?? []).flatMap(({ subscription_id: id }) => (id ? { id, collector_id } : [])),
  );
  expect(made.length).toBeGreaterThan(0);
  const odd = made.filter(({ id, collector_id }) =>
    having.has(collector_id) ? collectorOf.get(id) !== collector_id : !collectorOf.has(id),
  );
  expect(odd).toEqual([]);
});

test('every message to a payer is in the delivery log, some after a failed attempt', () => {
  const messages = [...payments, ...subscriptions].flatMap((one) => one.notifications.map(({ id }) => id));
  expect(notifications.map(({ id }) => id).toSorted()).toEqual(messages.toSorted());
  expect(notifications.some(({ retry_count: retries, status }) => retries > 0 && status === 'sent')).toBe(true);
  expect(notifications.some(({ status }) => status === 'error')).toBe(true);
  expect(notifications.filter(({ attempts, version }) => attempts.length !== version)).toEqual([]);
});

test('an e-mail has an address, any other message a telephone, and none is in the future', () => {
  const odd = notifications.filter(
    ({ type, destination, payload, attempts }) =>
      (type === 'email') !== /^\S+@\S+$/.test(destination) ||
      (type !== 'email' && !/^\+\d{10,}$/.test(destination)) ||
      payload?.['customer_name'] === '' ||
      attempts.some(({ date }) => date > now.toISOString()),
  );
  expect(odd).toEqual([]);
});

test('a finished subscription has all its payments, and no payment is later than the last update', () => {
  const moments = new Map(payments.map(({ id, request_date }) => [id, request_date]));
  const odd = subscriptions.filter(
    ({ status, periods, created_payments: made, payments_periods: own, last_update_date: last }) =>
      (status === 'finished' && periods !== Math.max(1, made)) ||
      own.some(({ payment_id: id }) => (moments.get(id ?? '') ?? '') > (last ?? '')),
  );
  expect(odd).toEqual([]);
});

test('the dates of a subscription agree with its status, and none is after now', () => {
  const odd = subscriptions.filter(
    ({ status, cancel_date, finished_date, rejected_date, payer_deferred_date, start_date, request_date }) =>
      (status === 'cancelled') !== (cancel_date !== null) ||
      (status === 'finished') !== (finished_date !== null) ||
      (status === 'rejected') !== (rejected_date !== null) ||
      (status === 'payer_deferred') !== (payer_deferred_date !== null) ||
      ['active', 'cancelled', 'finished'].includes(status) !== (start_date !== null) ||
      [request_date, cancel_date, finished_date, start_date].some((date) => (date ?? '') > now.toISOString()),
  );
  expect(odd).toEqual([]);
});

test('without payments there are no subscriptions either', async () => {
  const empty = await startPlatform({ payments: 0 });
  expect(await everyRow(empty.urls.subscription, '/suscripciones')).toEqual([]);
  await empty.close();
});
