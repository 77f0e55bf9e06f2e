import type {
  Collector,
  CollectorBalance,
  CollectorConfiguration,
  Gateway,
  Promotion,
} from '@backoffice/contracts/collector';
import { index, jsonb, text as plain } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { flag, id, instant, searchedText, text } from '../../database/listed-columns.ts';

/** Table of collectors. */
export const collectors = documentTable<Collector>()('collector', {
  id: id({ sort: true }),
  balance: jsonb('balance').$type<CollectorBalance>().notNull(),
  signature: searchedText('signature', { sort: true }),
  name: searchedText('name', { sort: 'names' }),
});

/** Table of the configuration entries of collectors, including disabled ones. */
export const collectorConfigurations = documentTable<CollectorConfiguration>()(
  'collector_configuration',
  {
    collectorId: plain('collector_id').notNull(),
  },
  (table) => [index('collector_configuration_collector').on(table.collectorId)],
);

/** Table of promotions. */
export const promotions = documentTable<Promotion>()('promotion', {
  id: id(),
  name: searchedText('name', { sort: 'names' }),
  collectorId: text('collector_id'),
  validFrom: instant('valid_from', { sort: true }),
  active: flag('active'),
});

/** Table of gateways. */
export const gateways = documentTable<Gateway>()('gateway', {
  id: id(),
  name: searchedText('name', { sort: 'names' }),
  isDefault: flag('is_default'),
});
