import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { instant, searchedId, searchedText, text } from '../../database/listed-columns.ts';

/** Line in the file of a report: one payment. */
export interface ProviderReportLine {
  readonly payment_id: string;
  readonly paid_date: string;
  readonly cents: number;
}

/** Stored report: the fields of the response, the timestamp of its status, and the lines of its file. */
export interface StoredProviderReport extends SoftwareProviderReport {
  readonly status_date: string;
  readonly lines: readonly ProviderReportLine[];
}

/** Table of reports for software providers. */
export const providerReports = documentTable<StoredProviderReport>()(
  'software_provider_report',
  {
    id: searchedId('id_search', { sort: true }),
    status: text('status', { sort: true }),
    softProvider: searchedText('soft_provider'),
    collectorId: searchedText('collector_id', { sort: true }),
    fileName: searchedText('file_name', { path: 'metadata.file_name' }),
    startDate: instant('start_date', { sort: true }),
    endDate: instant('end_date', { sort: true }),
    statusDate: derivedText('status_date', 'status_date'),
  },
  (table) => [
    index('software_provider_report_end').on(table.endDate, table.id),
    index('software_provider_report_status').on(table.status, table.statusDate),
  ],
);
