import type { Gateway, GatewayPage, Promotion, PromotionPage } from '@backoffice/contracts/collector';
import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments } from '../../shared/document-list.ts';
import { type ListOffer, readListQuery } from '../../shared/list-query.ts';
import { gateways, promotions } from './collector.table.ts';

/** What the list of promotions can be filtered and sorted by. */
const promotionOffer: ListOffer = {
  fields: new Map([
    ['name', { kind: 'text', column: promotions.name, search: promotions.nameSearch, sort: promotions.nameSearch }],
    ['collector_id', { kind: 'text', column: promotions.collectorId }],
    ['valid_from', { kind: 'instant', column: promotions.validFrom, sort: promotions.validFrom }],
    ['active', { kind: 'flag', column: promotions.active }],
  ]),
  defaultOrder: [desc(promotions.validFrom), desc(promotions.id)],
};

/** What the list of gateways can be filtered and sorted by. */
const gatewayOffer: ListOffer = {
  fields: new Map([
    ['name', { kind: 'text', column: gateways.name, search: gateways.nameSearch, sort: gateways.nameSearch }],
    ['is_default', { kind: 'flag', column: gateways.isDefault }],
  ]),
  defaultOrder: [asc(gateways.nameSearch), asc(gateways.id)],
};

/** The lists of the service that nobody changes here. */
export const createCatalogueRepository = (db: Database) => ({
  promotions: (query: unknown): Promise<PromotionPage> =>
    listDocuments<Promotion>(db, promotions, readListQuery(query, promotionOffer)),
  gateways: (query: unknown): Promise<GatewayPage> =>
    listDocuments<Gateway>(db, gateways, readListQuery(query, gatewayOffer)),
});
