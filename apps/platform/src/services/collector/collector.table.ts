import type {
  Collector,
  CollectorBalance,
  CollectorConfiguration,
  Gateway,
  Promotion,
} from '@backoffice/contracts/collector';
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Who is paid. */
export const collectors = documentTable<Collector>()('collector', {
  balance: jsonb('balance').$type<CollectorBalance>().notNull(),
  signature: derivedText('signature', 'signature'),
  signatureSearch: derivedSearchText('signature_search', 'signature'),
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
});

/** Settings of a collector, the disabled ones too. */
export const collectorConfigurations = documentTable<CollectorConfiguration>()(
  'collector_configuration',
  {
    collectorId: text('collector_id').notNull(),
  },
  (table) => [index('collector_configuration_collector').on(table.collectorId)],
);

/** Better terms for some payment methods. */
export const promotions = documentTable<Promotion>()('promotion', {
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
  collectorId: derivedText('collector_id', 'collector_id'),
  validFrom: derivedText('valid_from', 'valid_from'),
  active: derivedText('active', 'active'),
});

/** Who processes payments. */
export const gateways = documentTable<Gateway>()('gateway', {
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
  isDefault: derivedText('is_default', 'is_default'),
});
