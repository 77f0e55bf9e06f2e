import { sql } from 'drizzle-orm';
import { activityEvents as events } from './activity.table.ts';

/**
 * Mutations that change no record, though their events have the kind `change`: links to files, and a reload of a
 * record from its gateway. They end no take, are no decision, and do not count as an act on a record. A test compares
 * the list with the schema.
 */
export const unchangingActions: readonly string[] = [
  'createActivityDownload',
  'createBatchDownload',
  'createExportDownload',
  'createImportErrorsDownload',
  'createSoftwareProviderReportDownload',
  'createTaxFormDownload',
  'createWithdrawDownload',
  'refreshPayment',
  'refreshSubscription',
];

/** Condition for events of other mutations. */
export const CHANGES_RECORD = sql`${events.action} not in (${sql.join(
  unchangingActions.map((action) => sql`${action}`),
  sql`, `,
)})`;
