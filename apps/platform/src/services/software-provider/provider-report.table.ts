import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import { index } from 'drizzle-orm/pg-core';
import { derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** A payment in the file of a report: one line. */
export interface ProviderReportLine {
  readonly payment_id: string;
  readonly paid_date: string;
  readonly cents: number;
}

/** A report as it is kept: beside what is answered, since when it has its status, and the lines of its file. */
export interface KeptProviderReport extends SoftwareProviderReport {
  readonly status_date: string;
  readonly lines: readonly ProviderReportLine[];
}

/** Table of reports for software providers. */
export const providerReports = documentTable<KeptProviderReport>()(
  'software_provider_report',
  {
    idSearch: derivedSearchText('id_search', 'id'),
    status: derivedText('status', 'status'),
    softProvider: derivedText('soft_provider', 'soft_provider'),
    softProviderSearch: derivedSearchText('soft_provider_search', 'soft_provider'),
    collectorId: derivedText('collector_id', 'collector_id'),
    collectorIdSearch: derivedSearchText('collector_id_search', 'collector_id'),
    fileName: derivedText('file_name', 'metadata.file_name'),
    fileNameSearch: derivedSearchText('file_name_search', 'metadata.file_name'),
    startDate: derivedText('start_date', 'start_date'),
    endDate: derivedText('end_date', 'end_date'),
    statusDate: derivedText('status_date', 'status_date'),
  },
  (table) => [
    index('software_provider_report_end').on(table.endDate, table.id),
    index('software_provider_report_status').on(table.status, table.statusDate),
  ],
);
