import type {
  Holder as CardHolder,
  MethodRefund,
  Payment,
  PaymentMethodChange,
  Reason,
  RefundRequest,
  Retry,
} from '@backoffice/contracts/payment';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { Holder, PaymentVersion, Refund } from '../../graphql/resolvers.generated.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { loadOnce } from '../load-once.ts';
import { mapResponse, mapRows, readPage } from '../map-response.ts';
import { materialize } from '../lazy-mapper.ts';
import { holderFrom, paymentFrom, refundFrom, versionFrom, type PaymentParent } from './payment.mappers.ts';

/** The payment service (A175-A177, GAP-05). */
export interface PaymentSource {
  readonly list: (query: ListQuery) => Promise<Page<PaymentParent>>;
  /** The current version; null when there is no such payment. */
  readonly byId: (id: string) => Promise<PaymentParent | null>;
  /** The same, read once a request however many fields ask for it. */
  readonly load: (id: string) => Promise<PaymentParent | null>;
  /** One version; null when there is no such one. */
  readonly version: (id: string, version: number) => Promise<PaymentParent | null>;
  /** Versions, newest first. */
  readonly history: (id: string) => Promise<PaymentVersion[]>;
  readonly holder: (id: string) => Promise<Holder[]>;
  readonly refresh: (id: string) => Promise<PaymentParent>;
  readonly cancel: Change<Reason>;
  readonly updateMethod: Change<PaymentMethodChange>;
  readonly cancelObjection: Change<Reason>;
  readonly retry: Change<Retry>;
  readonly refund: RefundCall<RefundRequest>;
  readonly partialRefund: RefundCall<MethodRefund[]>;
  readonly reverse: RefundCall<Reason>;
  readonly forwardNotification: Change<undefined>;
  readonly updateByGateway: Change<undefined>;
  readonly notifyPayer: Change<undefined>;
}

/** Changes a payment; answers it as it is then. */
type Change<Body> = Call<Body, PaymentParent>;
/** Gives money back; answers the refunds, each approved or rejected (A127). */
type RefundCall<Body> = Call<Body, Refund[]>;

/** A payment as a change has left it. */
const readChanged = (given: Payment): PaymentParent => materialize(paymentFrom(given));
const readVersions = mapRows('payment', versionFrom);
const readRefund = mapResponse('payment', refundFrom);
const readRefunds = mapRows('payment', refundFrom);
const readHolders = mapResponse('payment', (holders: readonly CardHolder[]) => holders.map(holderFrom));

export const createPaymentSource = (client: ClientFor<'payment'>): PaymentSource => {
  const byId = async (id: string) => {
    const found = await nullWhenNotFound(client.get('/pagos/{id}', { path: { id } }));
    return found && paymentFrom(found);
  };
  return {
    list: async (query) => readPage(await client.list('/pagos', query), paymentFrom),
    byId,
    load: loadOnce(byId),
    version: async (id, version) => {
      if (version < 1) return null;
      const found = await nullWhenNotFound(client.get('/pagos/{id}/versiones/{version}', { path: { id, version } }));
      return found && paymentFrom(found);
    },
    history: async (id) => readVersions(await client.get('/pagos/{id}/historial', { path: { id } })),
    holder: async (id) => readHolders(await client.get('/pagos/{id}/titular', { path: { id } })),
    refresh: async (id) => readChanged(await client.post('/pagos/{id}/actualizar', { path: { id } })),
    cancel: async (id, body, headers) =>
      readChanged(await client.post('/pagos/{id}/cancelar', { path: { id }, body, ...headers })),
    updateMethod: async (id, body, headers) =>
      readChanged(await client.put('/pagos/{id}/medio-de-pago', { path: { id }, body, ...headers })),
    cancelObjection: async (id, body, headers) =>
      readChanged(await client.post('/pagos/{id}/cancelar-objecion', { path: { id }, body, ...headers })),
    retry: async (id, body, headers) =>
      readChanged(await client.post('/pagos/{id}/reintentar', { path: { id }, body, ...headers })),
    refund: async (id, body, headers) => [
      readRefund(await client.post('/pagos/{id}/devolver', { path: { id }, body, ...headers })),
    ],
    partialRefund: async (id, body, headers) =>
      readRefunds(await client.post('/pagos/{id}/devolver-parcial', { path: { id }, body, ...headers })),
    reverse: async (id, body, headers) => [
      readRefund(await client.post('/pagos/{id}/reversar', { path: { id }, body, ...headers })),
    ],
    forwardNotification: async (id, _body, headers) =>
      readChanged(await client.post('/pagos/{id}/reenviar-notificacion', { path: { id }, ...headers })),
    updateByGateway: async (id, _body, headers) =>
      readChanged(await client.post('/pagos/{id}/actualizar-gateway', { path: { id }, ...headers })),
    notifyPayer: async (id, _body, headers) =>
      readChanged(await client.post('/pagos/{id}/notificar-pagador', { path: { id }, ...headers })),
  };
};
