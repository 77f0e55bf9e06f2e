import type {
  Collector,
  CollectorBalance,
  CollectorConfiguration,
  Gateway,
  Promotion,
} from '@backoffice/contracts/collector';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { derivedSearchText, derivedText, documentColumn } from '../../database/document-columns.ts';

/** Who is paid. */
export const collectors = pgTable('collector', {
  id: text('id').primaryKey(),
  document: documentColumn<Collector>(),
  balance: jsonb('balance').$type<CollectorBalance>().notNull(),
  signature: derivedText('signature', 'signature'),
  signatureSearch: derivedSearchText('signature_search', 'signature'),
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
});

/** Settings of a collector, the disabled ones too. */
export const collectorConfigurations = pgTable(
  'collector_configuration',
  {
    id: text('id').primaryKey(),
    collectorId: text('collector_id').notNull(),
    document: documentColumn<CollectorConfiguration>(),
  },
  (table) => [index('collector_configuration_collector').on(table.collectorId)],
);

/** Better terms for some payment methods. */
export const promotions = pgTable('promotion', {
  id: text('id').primaryKey(),
  document: documentColumn<Promotion>(),
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
  collectorId: derivedText('collector_id', 'collector_id'),
  validFrom: derivedText('valid_from', 'valid_from'),
  active: derivedText('active', 'active'),
});

/** Who processes payments. */
export const gateways = pgTable('gateway', {
  id: text('id').primaryKey(),
  document: documentColumn<Gateway>(),
  name: derivedText('name', 'name'),
  nameSearch: derivedSearchText('name_search', 'name'),
  isDefault: derivedText('is_default', 'is_default'),
});
