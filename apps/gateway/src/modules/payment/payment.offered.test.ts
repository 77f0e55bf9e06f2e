import { aMethod, aPayment, startPlatform, type TestPlatform } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { startGateway, type TestGateway } from '../../testing/index.ts';

let platform: TestPlatform;
let gateway: TestGateway;

const now = () => new Date('2026-11-21T02:30:00.000Z');
const request_date = '2026-10-21T15:00:00.000Z';
const payer = { id: null, name: 'Ana', email: 'ana@correo.example', external_reference: null, identification: null };

beforeAll(async () => {
  platform = await startPlatform({ now, payments: 0 });
  gateway = await startGateway({ platform, now });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

interface Offer {
  readonly name: string;
  readonly allowed: boolean;
  readonly reasonCode: string | null;
  readonly reason: string | null;
}
const offersFor = async (username: string, id: string, version?: number) => {
  const { data } = await gateway.as(username).query<{ payment: { availableActions: readonly Offer[] } }>(
    `query ($id: ID!, $version: Int) {
      payment(id: $id, version: $version) { availableActions { name allowed reasonCode reason } }
    }`,
    { id, version },
  );
  return data.payment.availableActions;
};
const send = (path: string, body?: object, method = 'POST') =>
  fetch(`${platform.urls.payment}/pagos/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

describe('the actions of a payment', () => {
  const namesOf = (offers: readonly Offer[]) => offers.filter(({ allowed }) => allowed).map(({ name }) => name);

  test('depend on what the person may do', async () => {
    await platform.addPayment(
      aPayment({ id: 'issued', collector_id: 'LUZN', request_date, payer, notification_url: 'https://a.example' }),
    );
    expect(namesOf(await offersFor('operador', 'issued'))).toEqual(
      'cancel updatePaymentMethod openForm forwardNotification refresh history'.split(' '),
    );
    expect(namesOf(await offersFor('tesoreria', 'issued'))).toEqual(['openForm', 'refresh']);
    for (const reader of ['auditor', 'desarrollador'])
      expect(namesOf(await offersFor(reader, 'issued'))).toEqual(['openForm', 'refresh', 'history']);
  });

  test('are explained where they are refused: the permission first, then the version, then the state', async () => {
    await platform.addPayment(aPayment({ id: 'seen', collector_id: 'LUZN', request_date }));
    await send('seen/cancelar', { reason: 'Duplicado' });
    const cancelOf = async (username: string, version?: number) =>
      (await offersFor(username, 'seen', version)).find(({ name }) => name === 'cancel');
    const refused = { name: 'cancel', allowed: false };
    expect(await cancelOf('auditor', 1)).toEqual({
      ...refused,
      reasonCode: 'no_permission',
      reason: 'No tiene permisos',
    });
    expect(await cancelOf('operador', 1)).toEqual({
      ...refused,
      reasonCode: 'old_version',
      reason: 'Está viendo una versión anterior del pago.',
    });
    expect(await cancelOf('operador')).toEqual({
      ...refused,
      reasonCode: 'not_pending_or_issued',
      reason: 'Solo se puede cancelar un pago pendiente o emitido.',
    });
  });
});

describe('what is offered is what the service does', () => {
  const reason = 'Prueba';
  const holder = { name: 'Ana', identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' } };
  const card = { number: '4509953566233704', expiration_month: 11, expiration_year: 2030, holder };
  const perform: Readonly<Record<string, (payment: Payment) => Promise<Response>>> = {
    cancel: ({ id }) => send(`${id}/cancelar`, { reason }),
    updatePaymentMethod: ({ id }) => send(`${id}/medio-de-pago`, card, 'PUT'),
    refund: ({ id, final_amount: amount }) => send(`${id}/devolver`, { reason, amount, partial: false }),
    partialRefund: ({ id, payment_methods: methods }) => {
      const place = methods.findIndex(({ gateway: answer }) => answer?.status === 'approved');
      const amount = methods[place]?.final_amount ?? 1;
      return send(`${id}/devolver-parcial`, [
        { status_detail: reason, type: null, amount, payment_method_id: Math.max(place, 0) },
      ]);
    },
    reverse: ({ id }) => send(`${id}/reversar`, { reason }),
    cancelObjection: ({ id }) => send(`${id}/cancelar-objecion`, { reason }),
    retry: ({ id }) => send(`${id}/reintentar`, { code: 'A' }),
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

  test.each(cases)('for a payment in status %s %s', async (status, kind) => {
    const id = (action: string) => [status, kind, action].join('-').replaceAll(/\W+/g, '_');
    const payment = aPayment({
      id: id(''),
      collector_id: 'LUZN',
      request_date,
      final_amount: 10,
      ...kinds[kind],
      status,
    });
    await platform.addPayment(payment);
    const offers = new Map((await offersFor('administrador', payment.id)).map(({ name, allowed }) => [name, allowed]));
    for (const [action, act] of Object.entries(perform)) {
      const copy = { ...payment, id: id(action) };
      await platform.addPayment(copy);
      const answer = await act(copy);
      expect({ action, status: answer.status }).toEqual({ action, status: offers.get(action) === true ? 200 : 409 });
    }
  });
});
