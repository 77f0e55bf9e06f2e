// Guards: The fields of a subscription and its versions reach the client.
import { aSubscription, subscriptions } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const noon = '2026-10-21T15:00:00.000Z';
/** Subscription with a value in every field. */
const full = aSubscription({
  id: 'full-1',
  collector_id: 'LUZN',
  type: 'adhesion',
  status: 'payer_deferred',
  status_detail: 'later',
  amount: 999_999_999.99,
  currency_id: 'ARS',
  periods: 12,
  detail: { concept_id: 'C', concept_description: 'Cuota', external_reference: 'E1' },
  review: true,
  validation: false,
  due_day: 10,
  created_payments: 7,
  recurrence: 1,
  notification_url: 'https://api.example/n',
  back_url: 'https://www.example/volver',
  return_url: 'https://www.example/gracias',
  request_date: noon,
  last_update_date: noon,
  cancel_date: noon,
  subscribed_date: noon,
  rejected_date: noon,
  review_validation_date: noon,
  payer_validation_date: noon,
  payer_deferred_date: noon,
  start_date: noon,
  finished_date: noon,
  metadata: { canal: 'web' },
  notifications: [{ id: 'n1', date: noon, type: 'email', action: 'subscription_created' }],
  source: { id: '1', name: 'API', type: 'channel' },
  payment_method: { media_payment_id: 10, last_four_digits: '1234' },
  payer: { name: 'Ana', email: 'ana@correo.example' },
  payments_periods: [
    { period: '2026-09', payment_id: 'p9' },
    { period: '2026-11', payment_id: null },
    { period: '2026-10', payment_id: 'p10' },
  ],
});

const everything = `query ($id: ID!) { subscription(id: $id) {
  id subscriptionId type typeCode status statusCode statusDetail amount currencyId periods detail { conceptId conceptDescription externalReference }
  review validation dueDay createdPayments recurrence notificationUrl backUrl returnUrl requestDate lastUpdateDate cancelDate
  subscribedDate rejectedDate reviewValidationDate payerValidationDate payerDeferredDate startDate finishedDate metadata
  notifications { notificationId date type action } source { sourceId name type } paymentMethod { paymentMethodCode lastFourDigits }
  payer { name email } collectorId collector { id name } paymentsPeriods { period paymentId } version isCurrent
} }`;

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
await platform.add(subscriptions, full);

test('an operator reads the fields of a subscription', async () => {
  const { data, errors } = await gateway.as('operador').query(everything, { id: 'full-1' });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    subscription: {
      id: 'full-1',
      subscriptionId: 'full-1',
      type: 'ADHESION',
      typeCode: 'adhesion',
      status: 'PAYER_DEFERRED',
      statusCode: 'payer_deferred',
      statusDetail: 'later',
      amount: '999999999.99',
      currencyId: 'ARS',
      periods: 12,
      detail: { conceptId: 'C', conceptDescription: 'Cuota', externalReference: 'E1' },
      review: true,
      validation: false,
      dueDay: 10,
      createdPayments: 7,
      recurrence: 1,
      notificationUrl: 'https://api.example/n',
      backUrl: 'https://www.example/volver',
      returnUrl: 'https://www.example/gracias',
      ...Object.fromEntries(
        [
          'requestDate',
          'lastUpdateDate',
          'cancelDate',
          'subscribedDate',
          'rejectedDate',
          'reviewValidationDate',
          'payerValidationDate',
          'payerDeferredDate',
          'startDate',
          'finishedDate',
        ].map((name) => [name, noon]),
      ),
      metadata: { canal: 'web' },
      notifications: [{ notificationId: 'n1', date: noon, type: 'email', action: 'subscription_created' }],
      source: { sourceId: '1', name: 'API', type: 'channel' },
      paymentMethod: { paymentMethodCode: 10, lastFourDigits: '1234' },
      payer: { name: 'Ana', email: 'ana@correo.example' },
      collectorId: 'LUZN',
      collector: { id: 'LUZN', name: expect.stringMatching(/./) },
      paymentsPeriods: [
        { period: '2026-11', paymentId: null },
        { period: '2026-10', paymentId: 'p10' },
        { period: '2026-09', paymentId: 'p9' },
      ],
      version: 1,
      isCurrent: true,
    },
  });
});

test('an unknown status and type have their codes, and a failure of the collector service affects no other field', async () => {
  await platform.add(subscriptions, { ...full, id: 'odd-1', collector_id: 'ELPA', status: 'frozen', type: 'gift' });
  platform.faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const { data, errors } = await gateway
    .as('operador')
    .query<{ subscription: unknown }>(
      '{ subscription(id: "odd-1") { type typeCode status statusCode amount collector { name } } }',
    );
  expect(data.subscription).toEqual({
    type: 'UNKNOWN',
    typeCode: 'gift',
    status: 'UNKNOWN',
    statusCode: 'frozen',
    amount: '999999999.99',
    collector: null,
  });
  expect(errors).toMatchObject([{ path: ['subscription', 'collector'], extensions: { service: 'collector' } }]);
});

describe('the versions of a subscription', () => {
  const change = async () => {
    const answer = await fetch(`${platform.urls.subscription}/suscripciones/versions-1/importe`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 10 }),
    });
    expect(answer.status).toBe(200);
  };
  const versionOf = (version?: number) =>
    gateway.as('operador').query<{ subscription: unknown }>(
      `query ($version: Int) {
        subscription(id: "versions-1", version: $version) {
          version amount isCurrent history { version id status statusCode }
        }
      }`,
      { version },
    );

  test('are listed newest first, and each can be read', async () => {
    await platform.add(subscriptions, { ...full, id: 'versions-1', status: 'active' });
    await change();
    const history = [2, 1].map((version) => ({
      version,
      id: `versions-1@${version}`,
      status: 'ACTIVE',
      statusCode: 'active',
    }));
    expect((await versionOf()).data.subscription).toEqual({
      version: 2,
      amount: '10.00',
      isCurrent: true,
      history,
    });
    expect((await versionOf(1)).data.subscription).toEqual({
      version: 1,
      amount: '999999999.99',
      isCurrent: false,
      history,
    });
    for (const none of [0, 3]) expect(await versionOf(none)).toMatchObject({ data: { subscription: null } });
  });
});

test.each([
  ['notifications need their permission', 'notifications { notificationId }', 'NOTIFICATION_SHOW', 'operador'],
  ['versions need their permission', 'history { version }', 'SUBSCRIPTION_SHOW_HISTORY', 'operador'],
])('%s', async (_what, field, _permission, allowed) => {
  const ask = (username: string) =>
    gateway.as(username).query<{ subscription: object }>(`{ subscription(id: "full-1") { id ${field} } }`);
  expect((await ask(allowed)).errors).toBeUndefined();
  platform.requests.clear();
  expect((await ask('tesoreria')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});

test('refreshing a subscription sends one call to its service', async () => {
  const { data } = await gateway
    .as('auditor')
    .query('mutation { payload: refreshSubscription(id: "full-1") { subscription { id version } error { code } } }');
  expect(data).toEqual({ payload: { subscription: { id: 'full-1', version: 1 }, error: null } });
  expect(platform.requests.list('subscription').map(({ path }) => path)).toEqual(['/suscripciones/full-1/actualizar']);
});

test('a subscription that does not exist is null', async () => {
  const { data, errors } = await gateway.as('operador').query('{ subscription(id: "nobody-1") { id } }');
  expect([data, errors]).toEqual([{ subscription: null }, undefined]);
});
