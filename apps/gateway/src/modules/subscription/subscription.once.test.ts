// Guards: One idempotency key makes one call and has one answer for a subscription.
import { randomUUID } from 'node:crypto';
import { aSubscription, subscriptions } from '@backoffice/platform/testing';
import type { Subscription } from '@backoffice/contracts/subscription';
import { aCard, aChange, serviceKey } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { act, type MutatingAction } from './testing/subscription-calls.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, callLimits: { breakerThreshold: 1_000 } });

const put = (given: Partial<Subscription> = {}): Promise<Subscription> =>
  platform.add(
    subscriptions,
    aSubscription({
      id: randomUUID(),
      collector_id: 'LUZN',
      request_date: '2026-11-01T15:00:00.000Z',
      status: 'active',
      type: 'subscription',
      payment_method: { media_payment_id: 10, last_four_digits: '1234' },
      payer: { name: 'Ana Pérez', email: 'ana@correo.example' },
      ...given,
    }),
  );
const operator = () => gateway.as('operador');
const changes = () => platform.requests.list().filter(({ method }) => method !== 'GET');
/** Reads the delivery log of the notification service. */
const sentTo = async (address: string) => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'destination', value: address, operation: 'EQUAL' }]));
  const answer = await fetch(`${platform.urls.notification}/notificaciones?filters=${filters}`);
  const { rows }: { readonly rows: readonly object[] } = JSON.parse(await answer.text());
  return rows;
};

describe('an e-mail about a subscription', () => {
  test('is sent on behalf of the collector, with the name of the payer (A101)', async () => {
    const subscription = await put();
    const { payload, errors } = await act(operator(), 'sendNotification', subscription, { to: 'una@correo.example' });
    expect(errors).toBeUndefined();
    expect(payload).toMatchObject({ notificationId: expect.stringMatching(/./), error: null });
    expect(await sentTo('una@correo.example')).toMatchObject([
      {
        id: payload?.notificationId,
        type: 'notification',
        action: 'download_receipts',
        signature: 'LUZN',
        payload: { customer_name: 'Ana Pérez' },
      },
    ]);
  });

  test('is sent once for a key, also by concurrent requests', async () => {
    const subscription = await put();
    const change = aChange();
    const to = 'cinco@correo.example';
    platform.faults.set({ service: 'notification', fault: { kind: 'delay', ms: 50 } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(operator(), 'sendNotification', subscription, { change, to })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await act(operator(), 'sendNotification', subscription, { change, to })).toEqual(answers[0]);
    expect(await sentTo(to)).toHaveLength(1);
  });

  test('is sent once when its answer was lost and it is retried', async () => {
    const subscription = await put();
    const change = aChange();
    const to = 'perdida@correo.example';
    platform.faults.set({ service: 'notification', fault: { kind: 'lose' } });
    const lost = await act(operator(), 'sendNotification', subscription, { change, to });
    expect(lost.errors).toMatchObject([
      { extensions: { code: 'SERVICE_UNAVAILABLE', service: 'notification', outcomeUnknown: true } },
    ]);
    platform.faults.clear();
    const again = await act(operator(), 'sendNotification', subscription, { change, to });
    expect(await sentTo(to)).toMatchObject([{ id: again.payload?.notificationId }]);
  });

  test('is sent again with another key', async () => {
    const subscription = await put();
    const to = 'dos@correo.example';
    await act(operator(), 'sendNotification', subscription, { to });
    await act(operator(), 'sendNotification', subscription, { to });
    expect(await sentTo(to)).toHaveLength(2);
  });
});

test('five concurrent cancellations with one key make one call and get equal answers', async () => {
  const subscription = await put();
  const change = aChange();
  platform.faults.set({ service: 'subscription', path: '/cancelar$', fault: { kind: 'delay', ms: 50 } });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => act(operator(), 'cancel', subscription, { change })),
  );
  expect(answers[0]?.payload).toMatchObject({ subscription: { statusCode: 'cancelled', version: 2 }, error: null });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(changes().map(({ headers }) => [headers['idempotency-key'], headers['if-match']])).toEqual([
    [expect.stringMatching(serviceKey), '1'],
  ]);
});

test('amount and payment method are changed in sequence, each with the current version', async () => {
  const subscription = await put();
  const changed = await act(operator(), 'updateAmount', subscription, { amount: '1234.5' });
  expect(changed.payload).toMatchObject({ subscription: { amount: '1234.50', version: 2 }, error: null });
  const change = { ...aChange(), version: 2 };
  const removed = await act(operator(), 'deletePaymentMethod', subscription, { change });
  expect(removed.payload).toMatchObject({ subscription: { paymentMethod: null, version: 3 }, error: null });
  const other = await act(operator(), 'updatePaymentMethod', subscription, { change: { ...aChange(), version: 3 } });
  expect(other.payload).toMatchObject({
    subscription: { paymentMethod: { paymentMethodCode: 9, lastFourDigits: '3704' }, version: 4 },
    error: null,
  });
});

const cases: readonly (readonly [MutatingAction, object, string, string])[] = [
  ['cancel', { reason: ' ' }, 'reason', 'Disculpe, debe ingresar el motivo'],
  ['updateAmount', { amount: '0' }, 'amount', 'El importe debe ser mayor que cero.'],
  ['updateAmount', { amount: '1000000000' }, 'amount', 'El importe máximo es $ 999.999.999,99.'],
  [
    'updatePaymentMethod',
    { method: { card: { ...aCard, number: '4509' } } },
    'method.card.number',
    'El número de tarjeta tiene entre 13 y 19 dígitos.',
  ],
  ['sendNotification', { to: '' }, 'to', '*Campo requerido.'],
  ['sendNotification', { to: 'ana' }, 'to', 'El email no tiene formato correcto'],
];

test.each(cases)('%s with %j is refused at %s without a call', async (action, given, name, message) => {
  const subscription = await put();
  const { payload, errors } = await act(operator(), action, subscription, { ...given });
  expect(errors).toBeUndefined();
  expect(payload?.error).toEqual({
    code: 'BAD_USER_INPUT',
    message,
    extendedCode: null,
    serviceCode: null,
    fields: [{ path: name, code: expect.any(String), message }],
  });
  expect(platform.requests.list()).toEqual([]);
});

test('a subscription that does not exist cannot be changed', async () => {
  for (const action of ['cancel', 'sendNotification'] as const)
    expect((await act(operator(), action, { id: 'nobody' })).payload?.error).toMatchObject({ code: 'NOT_FOUND' });
  expect(changes()).toEqual([]);
});
