import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import type { Database } from '../../database/open-database.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { createProviderReportRepository } from './provider-report.repository.ts';
import type { StoredProviderReport } from './provider-report.table.ts';

/** Duration of the generation of a file, in milliseconds. */
const stepMs = 8_000;

/** Converts a stored report to the contract's shape. */
export const toReport = ({
  status_date: since,
  lines: _lines,
  ...report
}: StoredProviderReport): SoftwareProviderReport => ({ sent_date: report.status === 'sent' ? since : null, ...report });

/** Returns the report when it belongs to the collector. @throws Problem otherwise */
export function requireCollector(report: StoredProviderReport, collectorId: string): StoredProviderReport {
  if (report.collector_id !== collectorId) throw notFound('software_provider_report');
  return report;
}

/** Refuses a decision on a report that does not await approval (B197). @throws Problem */
function refuseUnlessPending({ status }: StoredProviderReport): void {
  if (status !== 'pending_approval')
    throw new Problem(409, 'software_provider_report_not_pending', `The report is ${status}.`);
}

const withResult = ({ metadata }: StoredProviderReport, result_send: string | null) => ({ ...metadata, result_send });

/** Marks the report as sent to its provider. @throws Problem unless it awaits approval */
export function approved(report: StoredProviderReport, now: string): StoredProviderReport {
  refuseUnlessPending(report);
  return { ...report, status: 'sent', status_date: now, metadata: withResult(report, 'OK') };
}

/** Rejects the report. @throws Problem unless it awaits approval */
export function rejected(report: StoredProviderReport, now: string): StoredProviderReport {
  refuseUnlessPending(report);
  return { ...report, status: 'error', status_date: now };
}

/** Starts the generation of a new file. The previous file stays available until then. */
export const regenerated = (report: StoredProviderReport, now: string): StoredProviderReport => ({
  ...report,
  status: 'in_process',
  status_date: now,
  metadata: withResult(report, null),
});

/** Ends the generation of files whose time has passed. Their reports then await approval (B197). */
export const advanceProviderReports = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const own = createProviderReportRepository(tx);
    for (const report of await own.inProcessSince(new Date(now.getTime() - stepMs).toISOString())) {
      const made = new Date(Date.parse(report.status_date) + stepMs).toISOString();
      const lines = await own.linesOf(report);
      await own.update({ ...report, status: 'pending_approval', status_date: made, generated_date: made, lines });
    }
  });
