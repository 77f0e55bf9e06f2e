import type { Gateway, Promotion } from '@backoffice/contracts/collector';
import { asc, desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { gateways, promotions } from './collector.table.ts';

/** Creates the repository of promotions. */
export const createPromotionRepository = createDocuments<Promotion>({
  entity: 'promotion',
  table: promotions,
  offer: {
    fields: new Map([
      ['name', { kind: 'text', column: promotions.name, search: promotions.nameSearch, sort: promotions.nameSearch }],
      ['collector_id', { kind: 'text', column: promotions.collectorId }],
      ['valid_from', { kind: 'instant', column: promotions.validFrom, sort: promotions.validFrom }],
      ['active', { kind: 'flag', column: promotions.active }],
    ]),
    defaultOrder: [desc(promotions.validFrom), desc(promotions.id)],
  },
});

/** Creates the repository of gateways. */
export const createGatewayRepository = createDocuments<Gateway>({
  entity: 'gateway',
  table: gateways,
  offer: {
    fields: new Map([
      ['name', { kind: 'text', column: gateways.name, search: gateways.nameSearch, sort: gateways.nameSearch }],
      ['is_default', { kind: 'flag', column: gateways.isDefault }],
    ]),
    defaultOrder: [asc(gateways.nameSearch), asc(gateways.id)],
  },
});
