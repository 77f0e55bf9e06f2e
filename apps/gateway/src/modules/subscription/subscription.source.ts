import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf, loadOnce, rowsOf } from '../../module-kit/source/entity-of.ts';
import { subscriptionFrom, versionFrom } from './subscription.mappers.ts';

/** Creates the source of the subscription service (A180, GAP-05). */
export const createSubscriptionSource = (client: ClientFor<'subscription'>) => {
  const subscription = entityOf(client, subscriptionFrom);
  const byId = subscription.find('/suscripciones/{id}');
  return {
    list: subscription.list('/suscripciones'),
    byId,
    load: loadOnce(byId),
    version: async (id: string, version: number) =>
      version < 1
        ? null
        : subscription.found(client.get('/suscripciones/{id}/versiones/{version}', { path: { id, version } }), id),
    /** Reads the versions of a subscription, newest first. */
    history: entityOf(client, rowsOf(versionFrom)).get('/suscripciones/{id}/historial'),
    refresh: (id: string) => subscription.changed(client.post('/suscripciones/{id}/actualizar', { path: { id } }), id),
    cancel: subscription.post('/suscripciones/{id}/cancelar'),
    updateMethod: subscription.put('/suscripciones/{id}/medio-de-pago'),
    deleteMethod: subscription.delete('/suscripciones/{id}/medio-de-pago'),
    updateAmount: subscription.put('/suscripciones/{id}/importe'),
  };
};
