import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { Holder, PaymentVersion } from '../../graphql/resolvers.generated.ts';
import type { ListQuery } from '../../rest/list-query.ts';
import type { RestClients } from '../../rest/rest-client.ts';
import { reading } from '../read-answer.ts';
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

const readPayment = reading('payment', paymentFrom);
const readVersion = reading('payment', versionFrom);
const readHolder = reading('payment', holderFrom);

export const createPaymentSource = ({ payment: client }: RestClients): PaymentSource => ({
  list: async (query) => {
    const { rows, page, limit, size } = await client.list('/pagos', query);
    return { rows: rows.map(readPayment), page, limit, size };
  },
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/pagos/{id}', { path: { id } }));
    return found && readPayment(found);
  },
  version: async (id, version) => {
    if (version < 1) return null;
    const found = await nullWhenNotFound(client.get('/pagos/{id}/versiones/{version}', { path: { id, version } }));
    return found && readPayment(found);
  },
  history: async (id) => (await client.get('/pagos/{id}/historial', { path: { id } })).rows.map(readVersion),
  holder: async (id) => (await client.get('/pagos/{id}/titular', { path: { id } })).map(readHolder),
});
