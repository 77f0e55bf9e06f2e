import type { Bin } from '@backoffice/contracts/bin';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { binLookups, bins, type StoredLookup, type LookupKind } from './bin.table.ts';

const { id } = bins;

const createBins = createDocuments<Bin>({
  entity: 'bin',
  table: bins,
  order: [asc(id)],
});

/** Creates the repository of BINs (B335). */
export const createBinRepository = (db: Database) => ({
  ...createBins(db),
  /** Deletes the BINs with these ids. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.delete(bins).where(inArray(id, [...ids]));
  },
});

const createLookups = createDocuments<StoredLookup>({
  entity: 'bin_lookup',
  table: binLookups,
  order: [asc(binLookups.description), asc(binLookups.id)],
});

/** Creates the repository of the look-ups from which values of a BIN are chosen (B336). */
export const createLookupRepository = (db: Database) => {
  const lookups = createLookups(db);
  return {
    ...lookups,
    /** Returns the entry of a kind with this id, or undefined. */
    ofKind: async (kind: LookupKind, lookupId: string): Promise<StoredLookup | undefined> =>
      (await lookups.where(and(eq(binLookups.kind, kind), eq(binLookups.id, lookupId))))[0],
  };
};
