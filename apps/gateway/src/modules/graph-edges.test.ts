// Guards: A payment has edges to other entities. A client with a normalized cache keeps versions apart.
import { randomUUID } from 'node:crypto';
import {
  aNotification,
  aPayment,
  aSubscription,
  notifications,
  payments,
  subscriptions,
} from '@backoffice/platform/testing';
import type { Payer } from '@backoffice/contracts/payer';
import { allRows } from '../testing/rest-view.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('administrador');
const request_date = '2026-10-21T15:00:00.000Z';
const payer = (await allRows<Payer>(`${platform.urls.payer}/`)).find(({ email }) => email);
if (!payer?.email) throw new Error('No payer has an e-mail address.');
const { email, name } = payer;

const [payment, subscription] = [randomUUID(), randomUUID()];
await platform.add(
  notifications,
  aNotification({ id: 'told-1', date: request_date, destination: email, signature: 'LUZN' }),
);
const sent = [{ id: 'told-1', date: request_date, type: 'email', action: null }];
await platform.add(
  subscriptions,
  aSubscription({
    ...{ id: subscription, collector_id: 'LUZN', request_date, type: 'subscription', status: 'active', amount: 100 },
    ...{ payer: { name, email }, notifications: sent },
    payments_periods: [{ period: '2026-10', payment_id: payment }],
  }),
);
await platform.add(
  payments,
  aPayment({
    ...{ id: payment, collector_id: 'LUZN', request_date, by_subscription: subscription, notifications: sent },
    payer: { id: payer.id, name, email, external_reference: null, identification: null },
    metadata: { subscription_request: [{ status_code: 200, subscription_id: subscription }] },
  }),
);
const change = (value: number, version: number) =>
  fetch(`${platform.urls.subscription}/suscripciones/${subscription}/importe`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': String(version) },
    body: JSON.stringify({ amount: value }),
  });

test('a payment has edges to its subscription, notification, payer and collector, and back', async () => {
  const { data, errors } = await person.query(
    `query ($payment: ID!) { payment(id: $payment) {
      subscription { id payerProfile { id } paymentsPeriods { payment { id } } }
      subscriptionRequests { subscription { id } }
      notifications { notification { id collector { id } } }
      payerProfile { payments { size rows { id } } subscriptions { size rows { id } } }
      collector { payments(filter: { search: "${payment}" }) { size } subscriptions { size rows { id } } }
    } }`,
    { payment },
  );
  expect(errors).toBeUndefined();
  const one = (id: string) => ({ size: 1, rows: [{ id }] });
  expect(data).toEqual({
    payment: {
      subscription: {
        id: subscription,
        payerProfile: { id: payer.id },
        paymentsPeriods: [{ payment: { id: payment } }],
      },
      subscriptionRequests: [{ subscription: { id: subscription } }],
      notifications: [{ notification: { id: 'told-1', collector: { id: 'LUZN' } } }],
      payerProfile: { payments: one(payment), subscriptions: one(subscription) },
      collector: { payments: { size: 1 }, subscriptions: one(subscription) },
    },
  });
});

test('an edge requires the permission of its destination, even for a count', async () => {
  const { data, errors } = await gateway
    .as('tesoreria')
    .query('{ collectorBySignature(signature: "LUZN") { subscriptions { size } } }');
  expect(data).toEqual({ collectorBySignature: { subscriptions: null } });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

type Answered = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/** Collects the objects of an answer by type and id, as the caches of Apollo, urql and Relay do. */
const normalised = (value: unknown, found = new Map<string, Answered[]>()): Map<string, Answered[]> => {
  if (!isObject(value)) return found;
  const { __typename: type, id } = value;
  if (typeof type === 'string' && typeof id === 'string')
    found.set(`${type}:${id}`, [...(found.get(`${type}:${id}`) ?? []), value]);
  for (const inner of Object.values(value)) normalised(inner, found);
  return found;
};

test('no two versions of a subscription have the same type and id', async () => {
  expect([(await change(150, 1)).status, (await change(200, 2)).status]).toEqual([200, 200]);
  const { data, errors } = await person.query<Answered>(
    `query ($id: ID!, $old: ID!) {
      current: subscription(id: $id) { ...version history { __typename id subscriptionId version } }
      older: subscription(id: $id, version: 2) { ...version }
      oldest: subscription(id: $old) { ...version }
    }
    fragment version on PaymentSubscription { __typename id subscriptionId version amount isCurrent }`,
    { id: subscription, old: `${subscription}@1` },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    current: { id: subscription, subscriptionId: subscription, version: 3, amount: '200.00', isCurrent: true },
    older: { id: `${subscription}@2`, subscriptionId: subscription, version: 2, amount: '150.00', isCurrent: false },
    oldest: { id: `${subscription}@1`, version: 1, amount: '100.00' },
  });
  const objects = normalised(data);
  expect(objects.size).toBe(6);
  expect([...objects.values()].filter((same) => same.length > 1)).toEqual([]);
});
