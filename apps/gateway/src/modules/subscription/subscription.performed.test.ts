// Guards: An offered action of a subscription runs; any other is refused with the reason shown.
import { aSubscription, subscriptions } from '@backoffice/platform/testing';
import type { Subscription } from '@backoffice/contracts/subscription';
import { callService, errorOf, readOffers, serviceCard, type Offer } from '../../testing/offers.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { act, subscriptionCalls, type MutatingAction } from './testing/subscription-calls.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const offersOf = (id: string, username = 'administrador', version?: number) =>
  readOffers(gateway.as(username), 'subscription', id, version);

/**
 * Finds the offer that corresponds to an action; undefined if there is none. The list offers the amount of an adhesion,
 * as `updateAmountOfMany` (CON-10).
 */
const offered = (offers: ReadonlyMap<string, Offer>, action: MutatingAction, type: string): Offer | undefined =>
  offers.get(action === 'updateAmount' && type === 'adhesion' ? 'updateAmountOfMany' : action);

/** Sends an action directly to the service, without the gateway's rules; resolves to the HTTP status, 200 or 409. */
const send = callService(`${platform.urls.subscription}/suscripciones`);
const askService: Readonly<Record<Exclude<MutatingAction, 'sendNotification'>, (id: string) => Promise<number>>> = {
  cancel: (id) => send(`${id}/cancelar`, { body: { reason: 'Prueba' } }),
  updatePaymentMethod: (id) => send(`${id}/medio-de-pago`, { method: 'PUT', body: serviceCard }),
  deletePaymentMethod: (id) => send(`${id}/medio-de-pago`, { method: 'DELETE' }),
  updateAmount: (id) => send(`${id}/importe`, { method: 'PUT', body: { amount: 10 } }),
};

const statuses = 'active pending cancelled rejected finished payer_deferred review'.split(' ');
const types = ['subscription', 'adhesion', 'plan'];
const cases = statuses.flatMap((status) =>
  types.flatMap((type) => [true, false].map((hasMethod) => [status, type, hasMethod] as const)),
);
const isAction = (name: string): name is MutatingAction => name in subscriptionCalls;
const actions = Object.keys(subscriptionCalls).filter(isAction);

const put = async (given: Partial<Subscription>, purpose: string): Promise<Subscription> => {
  const { status = '', type = '', payment_method: method } = given;
  return platform.add(
    subscriptions,
    aSubscription({
      id: [status, type, method ? 'with' : 'without', purpose, '1'].join('-').slice(-64),
      collector_id: 'LUZN',
      request_date: '2026-10-21T15:00:00.000Z',
      ...given,
    }),
  );
};
const changesSeen = () => platform.requests.list().filter(({ method }) => method !== 'GET').length;

describe.each(cases)('a subscription in status %s, type %s, with a payment method: %s', (status, type, hasMethod) => {
  const payment_method = hasMethod ? { media_payment_id: 10, last_four_digits: '1234' } : null;
  const make = (purpose: string) => put({ status, type, payment_method }, purpose);

  test('makes every offered action, and refuses every other one with the shown reason', async () => {
    const refused = await make('refused');
    const offers = await offersOf(refused.id);
    for (const action of actions) {
      const offer = offered(offers, action, type);
      const subscription = offer?.allowed ? await make(action) : refused;
      platform.requests.clear();
      const { payload, errors } = await act(gateway.as('administrador'), action, subscription);
      expect({ action, errors, error: payload?.error }).toEqual({
        action,
        errors: undefined,
        error: errorOf(offer),
      });
      expect({ action, changes: changesSeen() }).toEqual({ action, changes: offer?.allowed ? 1 : 0 });
    }
  });

  test('has its offered actions except the e-mail accepted, and the others refused, by the service', async () => {
    const refused = await make('service');
    const offers = await offersOf(refused.id);
    for (const [action, ask] of Object.entries(askService)) {
      if (!isAction(action)) continue;
      const allowed = offered(offers, action, type)?.allowed;
      const { id } = allowed ? await make(`service-${action}`) : refused;
      expect({ action, status: await ask(id) }).toEqual({ action, status: allowed ? 200 : 409 });
    }
  });
});

test.each(actions)('%s is refused with a stale version, and without its permission', async (action) => {
  const method = { media_payment_id: 10, last_four_digits: '1234' };
  const subscription = await put({ status: 'active', type: 'subscription', payment_method: method }, `stale-${action}`);
  platform.requests.clear();
  const stale = await act(gateway.as('administrador'), action, subscription, {
    change: { idempotencyKey: `stale-${subscription.id}`, version: 2 },
  });
  expect(stale.payload).toMatchObject({
    subscription: { id: subscription.id, version: 1, statusCode: 'active' },
    error: { code: 'CONFLICT', extendedCode: 'version_stale' },
  });
  const refused = await act(gateway.as('auditor'), action, subscription);
  expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(changesSeen()).toBe(0);
});

test('an older version has no allowed action, and the reason says so (A139, CON-11)', async () => {
  const { id } = await put({ status: 'active', type: 'subscription', payment_method: null }, 'versions');
  expect(await askService.updateAmount(id)).toBe(200);
  const offers = await offersOf(id, 'administrador', 1);
  expect(new Set([...offers.values()].map(({ reasonCode }) => reasonCode))).toEqual(new Set(['old_version']));
  expect((await offersOf(id)).get('openForm')).toMatchObject({ allowed: true });
});

test('the offered actions depend on the permissions of the person', async () => {
  const method = { media_payment_id: 10, last_four_digits: '1234' };
  const { id } = await put({ status: 'active', type: 'subscription', payment_method: method }, 'roles');
  const namesFor = async (username: string) =>
    [...(await offersOf(id, username)).values()].filter(({ allowed }) => allowed).map(({ name }) => name);
  expect(await namesFor('operador')).toEqual(
    'cancel updatePaymentMethod deletePaymentMethod updateAmount sendNotification openForm refresh history'.split(' '),
  );
  expect(await namesFor('auditor')).toEqual(['openForm', 'refresh', 'history']);
});
