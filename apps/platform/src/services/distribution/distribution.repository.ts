import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import {
  distributionDetails,
  distributions,
  type StoredDetail,
  type StoredDistribution,
} from './distribution.table.ts';

const { id, status, requestDate, sentDate } = distributions;

const createDistributions = createDocuments<StoredDistribution>({
  entity: 'distribution',
  table: distributions,
  order: [desc(requestDate), asc(id)],
});

/** Creates the repository of distributions (B349). */
export const createDistributionRepository = (db: Database) => {
  const whole = createDistributions(db);
  return {
    ...whole,
    /** Returns distributions whose parts were sent to the bank at this timestamp or before, locked for a change. */
    sentUntil: (moment: string) =>
      whole.due(and(eq(status, 'in_process'), lte(sentDate, moment)), asc(sentDate), asc(id)),
  };
};

const createDetails = createDocuments<StoredDetail>({
  entity: 'distribution_detail',
  table: distributionDetails,
  order: [asc(distributionDetails.place), asc(distributionDetails.id)],
});

/** Creates the repository of the parts of distributions (B346). */
export const createDetailRepository = (db: Database) => {
  const parts = createDetails(db);
  return {
    ...parts,
    /** Returns all parts of a distribution, in order. */
    ofDistribution: (distributionId: string) => parts.where(eq(distributionDetails.distributionId, distributionId)),
  };
};
