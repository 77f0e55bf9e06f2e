import type { Bin } from '@backoffice/contracts/bin';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { binLookups, bins, type KeptLookup, type LookupKind } from './bin.table.ts';

const { id } = bins;

const createBins = createDocuments<Bin>({
  entity: 'bin',
  table: bins,
  order: [asc(id)],
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
  order: [asc(binLookups.description), asc(binLookups.id)],
});

/** Creates the repository of what can be chosen for BINs (B336). */
export const createLookupRepository = (db: Database) => {
  const lookups = createLookups(db);
  return {
    ...lookups,
    /** The entry of that kind; undefined when there is none. */
    ofKind: async (kind: LookupKind, lookupId: string): Promise<KeptLookup | undefined> =>
      (await lookups.where(and(eq(binLookups.kind, kind), eq(binLookups.id, lookupId))))[0],
  };
};
