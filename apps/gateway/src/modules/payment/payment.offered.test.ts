// Guards: The offered actions of a payment depend on permission, version and state. A refused one has its reason.
import { aPayment, payments } from '@backoffice/platform/testing';
import { callService, readOffers, type Offer } from '../../testing/offers.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const now = () => new Date('2026-11-21T02:30:00.000Z');
const request_date = '2026-10-21T15:00:00.000Z';
const payer = { id: null, name: 'Ana', email: 'ana@correo.example', external_reference: null, identification: null };

const { gateway, platform } = await startGatewayOverPlatform({ now, payments: 0 });

const offersFor = async (username: string, id: string, version?: number): Promise<readonly Offer[]> => [
  ...(await readOffers(gateway.as(username), 'payment', id, version)).values(),
];

describe('the actions of a payment', () => {
  const namesOf = (offers: readonly Offer[]) => offers.filter(({ allowed }) => allowed).map(({ name }) => name);

  test('depend on the permissions of the person', async () => {
    await platform.add(
      payments,
      aPayment({ id: 'issued-1', collector_id: 'LUZN', request_date, payer, notification_url: 'https://a.example' }),
    );
    expect(namesOf(await offersFor('operador', 'issued-1'))).toEqual(
      'cancel updatePaymentMethod openForm forwardNotification refresh history'.split(' '),
    );
    expect(namesOf(await offersFor('tesoreria', 'issued-1'))).toEqual(['openForm', 'refresh']);
    for (const reader of ['auditor', 'desarrollador'])
      expect(namesOf(await offersFor(reader, 'issued-1'))).toEqual(['openForm', 'refresh', 'history']);
  });

  test('are only the requested ones, by name', async () => {
    await platform.add(payments, aPayment({ id: 'named-1', collector_id: 'LUZN', request_date }));
    const { data } = await gateway
      .as('operador')
      .query('{ payment(id: "named-1") { availableActions(names: ["cancelObjection", "cancel"]) { name } } }');
    expect(data).toEqual({ payment: { availableActions: [{ name: 'cancel' }, { name: 'cancelObjection' }] } });
    const { errors } = await gateway
      .as('operador')
      .query('{ payment(id: "named-1") { availableActions(names: ["cancel", "fly"]) { name } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'names' }] } }]);
    expect(errors?.[0]?.message).toMatch(/^No existe esa acción\. Las acciones son: cancel, .*, history\.$/);
  });

  test('have a reason when they are refused: permission first, then version, then state', async () => {
    await platform.add(payments, aPayment({ id: 'seen-1', collector_id: 'LUZN', request_date }));
    await callService(`${platform.urls.payment}/pagos`)('seen-1/cancelar', { body: { reason: 'Duplicado' } });
    const cancelOf = async (username: string, version?: number) =>
      (await offersFor(username, 'seen-1', version)).find(({ name }) => name === 'cancel');
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
