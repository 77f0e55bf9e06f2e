import type { Bin } from '@backoffice/contracts/bin';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import type { ListField } from '../../shared/list-fields.ts';
import { binLookups, bins, type KeptLookup, type LookupKind } from './bin.table.ts';

const { id, number, brand, type, issuer, mediaPaymentId, accreditationDay } = bins;

const createBins = createDocuments<Bin>({
  entity: 'bin',
  table: bins,
  offer: {
    fields: new Map<string, ListField>([
      ['id', { kind: 'text', column: id, search: number, sort: id }],
      ['brand.description', { kind: 'text', column: brand, search: brand, sort: brand }],
      ['type.description', { kind: 'text', column: type, search: type, sort: type }],
      ['emisor.description', { kind: 'text', column: issuer, search: issuer, sort: issuer }],
      ['mediaPaymentId', { kind: 'number', column: mediaPaymentId, sort: mediaPaymentId }],
      ['accreditationDay', { kind: 'number', column: accreditationDay, sort: accreditationDay }],
    ]),
    defaultOrder: [asc(id)],
  },
});

/** Creates the repository of BINs (B335). */
export const createBinRepository = (db: Database) => ({
  ...createBins(db),
  /** Deletes all of them. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.delete(bins).where(inArray(id, [...ids]));
  },
});

const createLookups = createDocuments<KeptLookup>({
  entity: 'bin_lookup',
  table: binLookups,
  offer: {
    fields: new Map<string, ListField>([
      ['description', { kind: 'text', column: binLookups.description, search: binLookups.description }],
    ]),
    defaultOrder: [asc(binLookups.description), asc(binLookups.id)],
  },
});

/** Creates the repository of what can be chosen for BINs (B336). */
export const createLookupRepository = (db: Database) => ({
  ...createLookups(db),
  /** The entry of that kind; undefined when there is none. */
  ofKind: async (kind: LookupKind, lookupId: string): Promise<KeptLookup | undefined> => {
    const [row] = await db
      .select({ document: sql<KeptLookup>`${binLookups.document}` })
      .from(binLookups)
      .where(and(eq(binLookups.kind, kind), eq(binLookups.id, lookupId)));
    return row?.document;
  },
});
