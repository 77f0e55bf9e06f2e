import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { index } from 'drizzle-orm/pg-core';
import { derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of payers. */
export const payers = documentTable<Payer>()(
  'payer',
  {
    name: derivedText('name', 'name'),
    nameSearch: derivedSearchText('name_search', 'name'),
    email: derivedText('email', 'email'),
    identificationNumber: derivedText('identification_number', 'identification.number'),
  },
  (table) => [index('payer_email').on(table.email), index('payer_identification').on(table.identificationNumber)],
);

/** Table of collectors' references to payers. */
export const payerReferences = documentTable<PayerReference>()(
  'payer_reference',
  {
    collectorId: derivedText('collector_id', 'collector_id'),
    name: derivedText('name', 'name'),
    nameSearch: derivedSearchText('name_search', 'name'),
    email: derivedText('email', 'email'),
    externalReference: derivedText('external_reference', 'external_reference'),
    identificationNumber: derivedText('identification_number', 'identification.number'),
  },
  (table) => [index('payer_reference_collector').on(table.collectorId), index('payer_reference_email').on(table.email)],
);
