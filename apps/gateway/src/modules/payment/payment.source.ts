import type * as contract from '@backoffice/contracts/payment';
import type { ClientFor, ListQuery } from '../../rest/rest-client.ts';
import { entityOf, loadOnce, rowsOf } from '../../module-kit/source/entity-of.ts';
import { everyRow, inParts } from '../../module-kit/list/in-parts.ts';
import { money } from '../../module-kit/source/mapping.ts';
import { paymentFrom, versionFrom } from './payment.mappers.ts';
import { holderFrom, listedRefundFrom, refundFrom } from './payment-parts.mappers.ts';
import { paymentOrders } from './payment.sorts.ts';

export type PaymentSource = ReturnType<typeof createPaymentSource>;

/** Creates the source of the payment service (A175-A177, GAP-05). */
export const createPaymentSource = (client: ClientFor<'payment'>) => {
  const payment = entityOf(client, paymentFrom);
  /** Maps the answer to a refund: a list with the refund, approved or rejected (A127). */
  const refund = entityOf(client, (given: contract.Refund) => [refundFrom(given)]);
  const listed = entityOf(client, listedRefundFrom);
  const sums = entityOf(client, ({ returned }: contract.RefundPage) =>
    returned.map(({ currency_id, amount }) => ({ currencyId: currency_id, amount: money(amount) })),
  );
  const list = payment.list('/pagos');
  const byId = payment.find('/pagos/{id}');
  return {
    list: inParts(list, paymentOrders),
    /** Reads every matching payment. @throws GatewayError when too many match */
    every: (query: Pick<ListQuery, 'filters'>) => everyRow(list, query),
    refunds: async (query: ListQuery) => {
      const answer = await client.list('/devoluciones', query);
      return { ...listed.page(answer), returned: sums.read(answer), payments: null };
    },
    byId,
    load: loadOnce(byId),
    version: async (id: string, version: number) =>
      version < 1 ? null : payment.found(client.get('/pagos/{id}/versiones/{version}', { path: { id, version } }), id),
    /** Reads the versions of a payment, newest first. */
    history: entityOf(client, rowsOf(versionFrom)).get('/pagos/{id}/historial'),
    holder: entityOf(client, (holders: readonly contract.Holder[]) => holders.map(holderFrom)).get(
      '/pagos/{id}/titular',
    ),
    refresh: (id: string) => payment.changed(client.post('/pagos/{id}/actualizar', { path: { id } }), id),
    cancel: payment.post('/pagos/{id}/cancelar'),
    updateMethod: payment.put('/pagos/{id}/medio-de-pago'),
    cancelObjection: payment.post('/pagos/{id}/cancelar-objecion'),
    retry: payment.post('/pagos/{id}/reintentar'),
    refund: refund.post('/pagos/{id}/devolver'),
    partialRefund: entityOf(client, rowsOf(refundFrom)).post('/pagos/{id}/devolver-parcial'),
    reverse: refund.post('/pagos/{id}/reversar'),
    forwardNotification: payment.post('/pagos/{id}/reenviar-notificacion'),
    updateByGateway: payment.post('/pagos/{id}/actualizar-gateway'),
    notifyPayer: payment.post('/pagos/{id}/notificar-pagador'),
  };
};
