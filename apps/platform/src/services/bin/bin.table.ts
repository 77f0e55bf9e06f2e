import type { Bin, Lookup } from '@backoffice/contracts/bin';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { foldedText, number, searchedId } from '../../database/listed-columns.ts';

/** Kind of look-up from which a value of a BIN is chosen. */
export type LookupKind = 'brand' | 'type' | 'subtype' | 'issuer';

/** Stored entry of a look-up, with its kind. */
export interface StoredLookup extends Lookup {
  readonly kind: LookupKind;
}

/** Table of BINs. */
export const bins = documentTable<Bin>()('bin', {
  id: searchedId('number', { sort: true }),
  brand: foldedText('brand', { path: 'brand.description', sort: true }),
  type: foldedText('type', { path: 'type.description', sort: true }),
  issuer: foldedText('issuer', { path: 'emisor.description', sort: true }),
  mediaPaymentId: number('media_payment_id', { path: 'mediaPaymentId', sort: true }),
  accreditationDay: number('accreditation_day', { path: 'accreditationDay', sort: true }),
});

/** Table of the look-ups of BINs. */
export const binLookups = documentTable<StoredLookup>()(
  'bin_lookup',
  {
    kind: derivedText('kind', 'kind'),
    description: foldedText('description'),
  },
  (table) => [index('bin_lookup_kind').on(table.kind, table.description)],
);
