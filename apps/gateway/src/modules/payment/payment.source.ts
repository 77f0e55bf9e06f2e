import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { Holder, PaymentVersion } from '../../graphql/resolvers.generated.ts';
import type { ListQuery } from '../../rest/list-query.ts';
import type { RestClients } from '../../rest/rest-client.ts';
import { holderFrom, paymentFrom, versionFrom, type PaymentParent } from './payment.mappers.ts';

/** A page of payments. */
export interface PaymentPageParent {
  readonly rows: PaymentParent[];
  readonly page: number;
  readonly limit: number;
  readonly size: number;
}

/** The payment service (A175-A177, GAP-05). */
export interface PaymentSource {
  readonly list: (query: ListQuery) => Promise<PaymentPageParent>;
  /** The current version; null when there is no such payment. */
  readonly byId: (id: string) => Promise<PaymentParent | null>;
  /** One version; null when there is no such one. */
  readonly version: (id: string, version: number) => Promise<PaymentParent | null>;
  /** Versions, newest first. */
  readonly history: (id: string) => Promise<PaymentVersion[]>;
  readonly holder: (id: string) => Promise<Holder[]>;
}

export const createPaymentSource = ({ payment: client }: RestClients): PaymentSource => ({
  list: async (query) => {
    const { rows, page, limit, size } = await client.list('/pagos', query);
    return { rows: rows.map(paymentFrom), page, limit, size };
  },
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/pagos/{id}', { path: { id } }));
    return found && paymentFrom(found);
  },
  version: async (id, version) => {
    const found = await nullWhenNotFound(client.get('/pagos/{id}/versiones/{version}', { path: { id, version } }));
    return found && paymentFrom(found);
  },
  history: async (id) => (await client.get('/pagos/{id}/historial', { path: { id } })).rows.map(versionFrom),
  holder: async (id) => (await client.get('/pagos/{id}/titular', { path: { id } })).map(holderFrom),
});
