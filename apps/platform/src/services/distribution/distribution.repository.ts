import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { distributionDetails, distributions, type KeptDetail, type KeptDistribution } from './distribution.table.ts';

const { id, status, requestDate, sentDate } = distributions;

const createDistributions = createDocuments<KeptDistribution>({
  entity: 'distribution',
  table: distributions,
  order: [desc(requestDate), asc(id)],
});

/** Creates the repository of distributions (B349). */
export const createDistributionRepository = (db: Database) => ({
  ...createDistributions(db),
  /** Those whose parts were sent to the bank at that moment or before, locked for a change. */
  sentUntil: async (moment: string): Promise<readonly KeptDistribution[]> => {
    const rows = await db
      .select({ document: sql<KeptDistribution>`${distributions.document}` })
      .from(distributions)
      .where(and(eq(status, 'in_process'), lte(sentDate, moment)))
      .orderBy(asc(sentDate), asc(id))
      .for('update', { skipLocked: true });
    return rows.map(({ document }) => document);
  },
});

const createDetails = createDocuments<KeptDetail>({
  entity: 'distribution_detail',
  table: distributionDetails,
  order: [asc(distributionDetails.place), asc(distributionDetails.id)],
});

/** Creates the repository of the parts of distributions (B346). */
export const createDetailRepository = (db: Database) => ({
  ...createDetails(db),
  /** All parts of a distribution, in their order. */
  ofDistribution: async (distributionId: string): Promise<readonly KeptDetail[]> => {
    const rows = await db
      .select({ document: sql<KeptDetail>`${distributionDetails.document}` })
      .from(distributionDetails)
      .where(eq(distributionDetails.distributionId, distributionId))
      .orderBy(asc(distributionDetails.place));
    return rows.map(({ document }) => document);
  },
});
