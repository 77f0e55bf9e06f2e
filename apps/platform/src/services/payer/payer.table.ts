import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { index } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { id, searchedText, text } from '../../database/listed-columns.ts';

/** Table of payers. */
export const payers = documentTable<Payer>()(
  'payer',
  {
    id: id({ sort: true }),
    name: searchedText('name', { sort: 'names' }),
    email: text('email', { sort: true }),
    identificationNumber: text('identification_number', { path: 'identification.number' }),
  },
  (table) => [index('payer_email').on(table.email), index('payer_identification').on(table.identificationNumber)],
);

/** Table of collectors' references to payers. */
export const payerReferences = documentTable<PayerReference>()(
  'payer_reference',
  {
    id: id({ sort: true }),
    collectorId: text('collector_id', { sort: true }),
    name: searchedText('name', { sort: 'names' }),
    email: text('email', { sort: true }),
    externalReference: text('external_reference', { sort: true }),
    identificationNumber: text('identification_number', { path: 'identification.number' }),
  },
  (table) => [index('payer_reference_collector').on(table.collectorId), index('payer_reference_email').on(table.email)],
);
