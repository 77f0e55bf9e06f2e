import type { Bin, Lookup } from '@backoffice/contracts/bin';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** What can be chosen for a BIN, by its kind. */
export type LookupKind = 'brand' | 'type' | 'subtype' | 'issuer';

/** An entry of a look-up as it is kept: with its kind. */
export interface KeptLookup extends Lookup {
  readonly kind: LookupKind;
}

/** Table of BINs. */
export const bins = documentTable<Bin>()('bin', {
  number: derivedSearchText('number', 'id'),
  brand: derivedSearchText('brand', 'brand.description'),
  type: derivedSearchText('type', 'type.description'),
  issuer: derivedSearchText('issuer', 'emisor.description'),
  mediaPaymentId: derivedNumber('media_payment_id', 'mediaPaymentId'),
  accreditationDay: derivedNumber('accreditation_day', 'accreditationDay'),
});

/** Table of what can be chosen for BINs. */
export const binLookups = documentTable<KeptLookup>()(
  'bin_lookup',
  { kind: derivedText('kind', 'kind'), description: derivedSearchText('description', 'description') },
  (table) => [index('bin_lookup_kind').on(table.kind, table.description)],
);
