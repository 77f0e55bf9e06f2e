import type { OnceHeaders } from '../../changes/perform.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf, rowsOf } from '../../module-kit/source/entity-of.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import type { CollectorCache } from './collector.cache.ts';
import { createCollectorLoader } from './collector.loader.ts';
import {
  balanceFrom,
  collectorFrom,
  configurationFrom,
  gatewayFrom,
  promotionFrom,
  variableFrom,
  type CollectorConfigurationParent,
} from './collector.mappers.ts';

const disabledLast = (one: CollectorConfigurationParent, other: CollectorConfigurationParent): number =>
  Number(one.deleteDate !== null) - Number(other.deleteDate !== null);

/** Creates the source of the collector service (A194, B309). */
export const createCollectorSource = (client: ClientFor<'collector'>, cache: CollectorCache) => {
  const collector = entityOf(client, collectorFrom);
  const configuration = entityOf(client, configurationFrom);
  const configurations = entityOf(client, rowsOf(configurationFrom)).get('/comercios/{id}/configuraciones');
  const list = collector.list('/comercios');
  const byId = collector.find('/comercios/{id}');
  const byIds = async (ids: readonly string[]) =>
    (await list({ filters: equal('id', ids), page: 1, limit: ids.length })).rows;
  return {
    list,
    byId,
    byIds,
    /** Loads a collector from the shared cache, or in a batch with the others of the request. */
    load: createCollectorLoader({ byId, byIds }, cache),
    bySignature: (signature: string) =>
      collector.found(client.get('/comercios/firma/{signature}', { path: { signature } })),
    balance: entityOf(client, balanceFrom).get('/comercios/{id}/saldo'),
    configurations: async (id: string) => (await configurations(id)).toSorted(disabledLast),
    variables: entityOf(client, rowsOf(variableFrom)).get('/variables'),
    addConfiguration: configuration.add('/comercios/{id}/configuraciones'),
    disableConfiguration: (id: string, once: OnceHeaders) =>
      configuration.changed(client.delete('/configuraciones/{id}', { path: { id }, ...once }), id),
    promotions: entityOf(client, promotionFrom).list('/promociones'),
    gateways: entityOf(client, gatewayFrom).list('/gateways'),
  };
};
