import type { Gateway, Promotion } from '@backoffice/contracts/collector';
import { asc, desc } from 'drizzle-orm';
import { inSpanishOrder } from '../../database/document-columns.ts';
import { createDocuments } from '../../shared/documents.ts';
import { gateways, promotions } from './collector.table.ts';

/** Creates the repository of promotions. */
export const createPromotionRepository = createDocuments<Promotion>({
  entity: 'promotion',
  table: promotions,
  order: [desc(promotions.validFrom), desc(promotions.id)],
});

/** Creates the repository of gateways. */
export const createGatewayRepository = createDocuments<Gateway>({
  entity: 'gateway',
  table: gateways,
  order: [asc(inSpanishOrder(gateways.name)), asc(gateways.id)],
});
