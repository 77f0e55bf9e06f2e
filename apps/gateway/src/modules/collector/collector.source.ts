import type { NewCollectorConfiguration } from '@backoffice/contracts/collector';
import type { OnceHeaders } from '../../changes/perform-once.ts';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type {
  CollectorBalance,
  CollectorConfiguration,
  ConfigurationVariable,
  Gateway,
} from '../../graphql/resolvers.generated.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { GatewayShared } from '../../shared-memory/per-gateway.ts';
import { equal } from '../list-arguments.ts';
import { mapResponse, mapRows, readPage } from '../map-response.ts';
import { collectorCache } from './collector.cache.ts';
import { createCollectorLoader } from './collector.loader.ts';
import {
  balanceFrom,
  collectorFrom,
  configurationFrom,
  gatewayFrom,
  promotionFrom,
  variableFrom,
  type CollectorParent,
  type PromotionParent,
} from './collector.mappers.ts';

/** The collector service (A194, B309). */
export interface CollectorSource {
  readonly list: (query: ListQuery) => Promise<Page<CollectorParent>>;
  /** Null when there is no such collector. */
  readonly byId: (id: string) => Promise<CollectorParent | null>;
  /** All that there are of these, in one call. @param ids at most a page of them */
  readonly byIds: (ids: readonly string[]) => Promise<readonly CollectorParent[]>;
  /** As `byId`, from the cache that requests share, or together with the others of the request. */
  readonly load: (id: string) => CollectorParent | null | Promise<CollectorParent | null>;
  /** Null when there is no such collector. */
  readonly bySignature: (signature: string) => Promise<CollectorParent | null>;
  readonly balance: (id: string) => Promise<CollectorBalance>;
  /** The disabled ones last. */
  readonly configurations: (id: string) => Promise<CollectorConfiguration[]>;
  readonly variables: () => Promise<ConfigurationVariable[]>;
  readonly addConfiguration: (
    id: string,
    body: NewCollectorConfiguration,
    once: OnceHeaders,
  ) => Promise<CollectorConfiguration>;
  readonly disableConfiguration: (id: string, once: OnceHeaders) => Promise<CollectorConfiguration>;
  readonly promotions: (query: ListQuery) => Promise<Page<PromotionParent>>;
  readonly gateways: (query: ListQuery) => Promise<Page<Gateway>>;
}

const readCollector = mapResponse('collector', collectorFrom);
const readBalance = mapResponse('collector', balanceFrom);
const readConfiguration = mapResponse('collector', configurationFrom);
const readConfigurations = mapRows('collector', configurationFrom);
const readVariables = mapRows('collector', variableFrom);
const readPromotion = mapResponse('collector', promotionFrom);
const readGateway = mapResponse('collector', gatewayFrom);

const disabledLast = (one: CollectorConfiguration, other: CollectorConfiguration): number =>
  Number(one.deleteDate !== null) - Number(other.deleteDate !== null);

export const createCollectorSource = (client: ClientFor<'collector'>, shared: GatewayShared): CollectorSource => {
  const byId = async (id: string) => {
    const found = await nullWhenNotFound(client.get('/comercios/{id}', { path: { id } }));
    return found && readCollector(found);
  };
  const byIds = async (ids: readonly string[]) => {
    const found = await client.list('/comercios', { filters: equal('id', ids), page: 1, limit: ids.length });
    return found.rows.map(readCollector);
  };
  return {
    list: async (query) => readPage(await client.list('/comercios', query), readCollector),
    byId,
    byIds,
    load: createCollectorLoader({ byId, byIds }, collectorCache(shared)),
    bySignature: async (signature) => {
      const found = await nullWhenNotFound(client.get('/comercios/firma/{signature}', { path: { signature } }));
      return found && readCollector(found);
    },
    balance: async (id) => readBalance(await client.get('/comercios/{id}/saldo', { path: { id } })),
    configurations: async (id) =>
      readConfigurations(await client.get('/comercios/{id}/configuraciones', { path: { id } })).toSorted(disabledLast),
    variables: async () => readVariables(await client.get('/variables')),
    addConfiguration: async (id, body, once) =>
      readConfiguration(await client.post('/comercios/{id}/configuraciones', { path: { id }, body, ...once })),
    disableConfiguration: async (id, once) =>
      readConfiguration(await client.delete('/configuraciones/{id}', { path: { id }, ...once })),
    promotions: async (query) => readPage(await client.list('/promociones', query), readPromotion),
    gateways: async (query) => readPage(await client.list('/gateways', query), readGateway),
  };
};
