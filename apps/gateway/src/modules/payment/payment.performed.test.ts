// Guards: An offered action of a payment runs; any other is refused with the reason shown.
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { callService, errorOf, readOffers, serviceCard } from '../../testing/offers.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { act, type MutatingAction, paymentCalls } from './testing/payment-calls.ts';

const now = () => new Date('2026-11-21T02:30:00.000Z');
const request_date = '2026-10-21T15:00:00.000Z';
const payer = { id: null, name: 'Ana', email: 'ana@correo.example', external_reference: null, identification: null };

const { gateway, platform } = await startGatewayOverPlatform({ now, payments: 0 });

const offersOf = (id: string) => readOffers(gateway.as('administrador'), 'payment', id);

/** Sends an action directly to the service, without the gateway's rules; resolves to the HTTP status, 200 or 409. */
const send = callService(`${platform.urls.payment}/pagos`);
const reason = 'Prueba';
const askService: Readonly<Record<MutatingAction, (payment: Payment) => Promise<number>>> = {
  cancel: ({ id }) => send(`${id}/cancelar`, { body: { reason } }),
  updatePaymentMethod: ({ id }) => send(`${id}/medio-de-pago`, { method: 'PUT', body: serviceCard }),
  refund: ({ id, final_amount: amount }) => send(`${id}/devolver`, { body: { reason, amount, partial: false } }),
  partialRefund: ({ id, payment_methods: methods }) => {
    const place = methods.findIndex(({ gateway: answer }) => answer?.status === 'approved');
    const amount = methods[place]?.final_amount ?? 1;
    const body = [{ status_detail: reason, type: null, amount, payment_method_id: Math.max(place, 0) }];
    return send(`${id}/devolver-parcial`, { body });
  },
  reverse: ({ id }) => send(`${id}/reversar`, { body: { reason } }),
  cancelObjection: ({ id }) => send(`${id}/cancelar-objecion`, { body: { reason } }),
  retry: ({ id }) => send(`${id}/reintentar`, { body: { code: 'A' } }),
  forwardNotification: ({ id }) => send(`${id}/reenviar-notificacion`),
  notifyPayer: ({ id }) => send(`${id}/notificar-pagador`),
  updateByGateway: ({ id }) => send(`${id}/actualizar-gateway`),
};

const approved = aMethod({ final_amount: 10, type: 'qr' });
const rejected = { ...approved, gateway: approved.gateway && { ...approved.gateway, status: 'rejected' } };
const due = { yesterday: '2026-11-20T02:59:59.999Z', today: '2026-11-20T03:00:00.000Z' };
const kinds: Readonly<Record<string, Partial<Payment>>> = {
  'without methods': { payer, last_due_date: due.today },
  'online, due yesterday': { type: 'online', payment_methods: [approved], payer, last_due_date: due.yesterday },
  'with QR, due today': {
    type: 'qr',
    payment_methods: [approved],
    notification_url: 'https://a.example',
    last_due_date: due.today,
  },
  'of two methods': { type: 'qr', payment_methods: [rejected, approved], payer, last_due_date: null },
  'of two rejected methods': {
    type: 'qr',
    payment_methods: [rejected, rejected],
    presets: { actions: [{ name: 'retry', active: false }] },
  },
};
const statuses = 'pending issued approved partial rejected refunded objected cancelled expired'.split(' ');
const cases = statuses.flatMap((status) => Object.keys(kinds).map((kind) => [status, kind] as const));
const isAction = (name: string): name is MutatingAction => name in paymentCalls;
const actions = Object.keys(paymentCalls).filter(isAction);

const put = async (status: string, kind: string, purpose: string): Promise<Payment> => {
  const id = [status, kind, purpose, '1'].join('-').replaceAll(/\W+/g, '_');
  return platform.add(
    payments,
    aPayment({ id, collector_id: 'LUZN', request_date, final_amount: 10, ...kinds[kind], status }),
  );
};
const changesSeen = () => platform.requests.list('payment').filter(({ method }) => method !== 'GET').length;

describe.each(cases)('a payment in status %s, %s', (status, kind) => {
  test('makes every offered action, and refuses every other one with the shown reason', async () => {
    const refused = await put(status, kind, 'refused');
    const offers = await offersOf(refused.id);
    for (const action of actions) {
      platform.requests.clear();
      const offer = offers.get(action);
      const payment = offer?.allowed ? await put(status, kind, action) : refused;
      const { payload, errors } = await act(gateway.as('administrador'), action, payment);
      expect({ action, errors, error: payload?.error }).toEqual({
        action,
        errors: undefined,
        error: errorOf(offer),
      });
      expect({ action, changes: changesSeen() }).toEqual({ action, changes: offer?.allowed ? 1 : 0 });
    }
  });

  test('has its offered actions accepted, and the others refused, by the service itself', async () => {
    const refused = await put(status, kind, 'service');
    const offers = await offersOf(refused.id);
    for (const action of actions) {
      const allowed = offers.get(action)?.allowed;
      const payment = allowed ? await put(status, kind, `service-${action}`) : refused;
      expect({ action, status: await askService[action](payment) }).toEqual({ action, status: allowed ? 200 : 409 });
    }
  });
});

test.each(actions)('%s is refused with a stale version, and without its permission', async (action) => {
  const payment = await put('issued', 'of two methods', `untouched-${action}`);
  platform.requests.clear();
  const stale = await act(gateway.as('administrador'), action, payment, {
    change: { idempotencyKey: `stale-${payment.id}`, version: 2 },
  });
  expect(stale.payload).toMatchObject({
    payment: { id: payment.id, version: 1, statusCode: 'issued' },
    error: { code: 'CONFLICT', extendedCode: 'version_stale' },
  });
  const refused = await act(gateway.as('auditor'), action, payment);
  expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(changesSeen()).toBe(0);
});
