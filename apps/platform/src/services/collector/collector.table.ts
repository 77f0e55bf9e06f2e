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

/** Table of collectors, who are paid. */
export const collectors = documentTable<Collector>()('collector', {
  balance: jsonb('balance').$type<CollectorBalance>().notNull(),
  signature: derivedText('signature', 'signature'),
  signatureSearch: derivedSearchText('signature_search', 'signature'),
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
});

/** Table of the configuration entries of collectors, the disabled ones too. */
export const collectorConfigurations = documentTable<CollectorConfiguration>()(
  'collector_configuration',
  {
    collectorId: text('collector_id').notNull(),
  },
  (table) => [index('collector_configuration_collector').on(table.collectorId)],
);

/** Table of promotions: better terms for some payment methods. */
export const promotions = documentTable<Promotion>()('promotion', {
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
  collectorId: derivedText('collector_id', 'collector_id'),
  validFrom: derivedText('valid_from', 'valid_from'),
  active: derivedText('active', 'active'),
});

/** Table of gateways, which process payments. */
export const gateways = documentTable<Gateway>()('gateway', {
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
  isDefault: derivedText('is_default', 'is_default'),
});
