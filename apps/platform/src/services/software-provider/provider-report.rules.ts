import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import type { Database } from '../../database/open-database.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { createProviderReportRepository } from './provider-report.repository.ts';
import type { KeptProviderReport } from './provider-report.table.ts';

/** Milliseconds that the making of a file takes. */
const stepMs = 8_000;

/** The report as the service answers it. */
export const answered = ({
  status_date: since,
  lines: _lines,
  ...report
}: KeptProviderReport): SoftwareProviderReport => ({ sent_date: report.status === 'sent' ? since : null, ...report });

/** The report, where it is one of the collector. @throws Problem for another collector's */
export function ofCollector(report: KeptProviderReport, collectorId: string): KeptProviderReport {
  if (report.collector_id !== collectorId) throw notFound('software_provider_report');
  return report;
}

/** B197: only what waits for its approval is approved or rejected. @throws Problem */
function refuseUnlessPending({ status }: KeptProviderReport): void {
  if (status !== 'pending_approval')
    throw new Problem(409, 'software_provider_report_not_pending', `The report is ${status}.`);
}

const withResult = ({ metadata }: KeptProviderReport, result_send: string | null) => ({ ...metadata, result_send });

/** The report, sent to its provider. @throws Problem unless it waits for its approval */
export function approved(report: KeptProviderReport, now: string): KeptProviderReport {
  refuseUnlessPending(report);
  return { ...report, status: 'sent', status_date: now, metadata: withResult(report, 'OK') };
}

/** The report, rejected. @throws Problem unless it waits for its approval */
export function rejected(report: KeptProviderReport, now: string): KeptProviderReport {
  refuseUnlessPending(report);
  return { ...report, status: 'error', status_date: now };
}

/** The report, whose file is made anew; until then the one before is there to be downloaded. */
export const regenerated = (report: KeptProviderReport, now: string): KeptProviderReport => ({
  ...report,
  status: 'in_process',
  status_date: now,
  metadata: withResult(report, null),
});

/** Ends the making of the files whose time has passed: their reports wait for their approval (B197). */
export const settleProviderReports = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const own = createProviderReportRepository(tx);
    for (const report of await own.inProcessSince(new Date(now.getTime() - stepMs).toISOString())) {
      const made = new Date(Date.parse(report.status_date) + stepMs).toISOString();
      const lines = await own.linesOf(report);
      await own.update({ ...report, status: 'pending_approval', status_date: made, generated_date: made, lines });
    }
  });
