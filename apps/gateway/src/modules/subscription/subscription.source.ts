import type { AmountChange, PaymentMethodChange, Reason, Subscription } from '@backoffice/contracts/subscription';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { SubscriptionVersion } from '../../graphql/resolvers.generated.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { loadOnce } from '../load-once.ts';
import { mapRows, readPage } from '../map-response.ts';
import { materialize } from '../lazy-mapper.ts';
import { subscriptionFrom, versionFrom, type PaymentSubscriptionParent } from './subscription.mappers.ts';

/** Changes a subscription; answers it as it is then. */
type Change<Body> = Call<Body, PaymentSubscriptionParent>;

/** The subscription service (A180, GAP-05). */
export interface SubscriptionSource {
  readonly list: (query: ListQuery) => Promise<Page<PaymentSubscriptionParent>>;
  /** The current version; null when there is no such subscription. */
  readonly byId: (id: string) => Promise<PaymentSubscriptionParent | null>;
  /** The same, read once a request however many fields ask for it. */
  readonly load: (id: string) => Promise<PaymentSubscriptionParent | null>;
  /** One version; null when there is no such one. */
  readonly version: (id: string, version: number) => Promise<PaymentSubscriptionParent | null>;
  /** Versions, newest first. */
  readonly history: (id: string) => Promise<SubscriptionVersion[]>;
  readonly refresh: (id: string) => Promise<PaymentSubscriptionParent>;
  readonly cancel: Change<Reason>;
  readonly updateMethod: Change<PaymentMethodChange>;
  readonly deleteMethod: Change<undefined>;
  readonly updateAmount: Change<AmountChange>;
}

/** A subscription as a change has left it. */
const readChanged = (given: Subscription): PaymentSubscriptionParent => materialize(subscriptionFrom(given));
const readVersions = mapRows('subscription', versionFrom);

export const createSubscriptionSource = (client: ClientFor<'subscription'>): SubscriptionSource => {
  const byId = async (id: string) => {
    const found = await nullWhenNotFound(client.get('/suscripciones/{id}', { path: { id } }));
    return found && subscriptionFrom(found);
  };
  return {
    list: async (query) => readPage(await client.list('/suscripciones', query), subscriptionFrom),
    byId,
    load: loadOnce(byId),
    version: async (id, version) => {
      if (version < 1) return null;
      const found = await nullWhenNotFound(
        client.get('/suscripciones/{id}/versiones/{version}', { path: { id, version } }),
      );
      return found && subscriptionFrom(found);
    },
    history: async (id) => readVersions(await client.get('/suscripciones/{id}/historial', { path: { id } })),
    refresh: async (id) => readChanged(await client.post('/suscripciones/{id}/actualizar', { path: { id } })),
    cancel: async (id, body, headers) =>
      readChanged(await client.post('/suscripciones/{id}/cancelar', { path: { id }, body, ...headers })),
    updateMethod: async (id, body, headers) =>
      readChanged(await client.put('/suscripciones/{id}/medio-de-pago', { path: { id }, body, ...headers })),
    deleteMethod: async (id, _body, headers) =>
      readChanged(await client.delete('/suscripciones/{id}/medio-de-pago', { path: { id }, ...headers })),
    updateAmount: async (id, body, headers) =>
      readChanged(await client.put('/suscripciones/{id}/importe', { path: { id }, body, ...headers })),
  };
};
