import { and, asc, desc, eq, lte } from 'drizzle-orm';
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
export const createDistributionRepository = (db: Database) => {
  const whole = createDistributions(db);
  return {
    ...whole,
    /** Distributions whose parts were sent to the bank at that moment or before, locked for a change. */
    sentUntil: (moment: string) =>
      whole.due(and(eq(status, 'in_process'), lte(sentDate, moment)), asc(sentDate), asc(id)),
  };
};

const createDetails = createDocuments<KeptDetail>({
  entity: 'distribution_detail',
  table: distributionDetails,
  order: [asc(distributionDetails.place), asc(distributionDetails.id)],
});

/** Creates the repository of the parts of distributions (B346). */
export const createDetailRepository = (db: Database) => {
  const parts = createDetails(db);
  return {
    ...parts,
    /** All parts of a distribution, in their order. */
    ofDistribution: (distributionId: string) => parts.where(eq(distributionDetails.distributionId, distributionId)),
  };
};
