import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { payments } from '../payment/payment.table.ts';
import { providerReports, type StoredProviderReport, type ProviderReportLine } from './provider-report.table.ts';

const { id, status, endDate } = providerReports;

const createReports = createDocuments<StoredProviderReport>({
  entity: 'software_provider_report',
  table: providerReports,
  order: [desc(endDate), desc(id)],
});

/** Timestamp at which a payment was paid. */
export const paidDate = sql<string>`${payments.document} ->> 'paid_date'`;

/** Columns of a payment that the file of a report contains. */
export const lineColumns = {
  payment_id: sql<string>`${payments.id}`,
  paid_date: paidDate,
  cents: sql<number>`(${payments.finalAmount} * 100)::float8`,
};

/** Creates the repository of reports for software providers (B329). */
export const createProviderReportRepository = (db: Database) => {
  const reports = createReports(db);
  return {
    ...reports,
    /** Returns reports that have been in process since this timestamp or longer, locked for a change. */
    inProcessSince: (moment: string) =>
      reports.due(and(eq(status, 'in_process'), lte(providerReports.statusDate, moment))),
    /**
     * Returns the approved payments of a collector with a paid date in the report's period, oldest first. Refunded
     * payments are excluded.
     */
    linesOf: (
      report: Pick<StoredProviderReport, 'collector_id' | 'start_date' | 'end_date'>,
    ): Promise<ProviderReportLine[]> =>
      db
        .select(lineColumns)
        .from(payments)
        .where(
          and(
            eq(payments.collectorId, report.collector_id),
            eq(payments.status, 'approved'),
            sql`${paidDate} >= ${report.start_date}`,
            sql`${paidDate} <= ${report.end_date}`,
          ),
        )
        .orderBy(paidDate, payments.id),
  };
};
