import type { FieldTable } from '@/shared/detail';
import { date, dateTime } from '@/shared/format';
import { statusText } from '@/shared/status';
import { reportStatus } from '../software-provider.status';
import { fieldTexts as texts } from '../software-provider.texts';
import type { SoftwareProviderReportForActionFragment } from './ReportChanges.generated';

/** Fields of a report that are compared after a conflict. */
export const reportFields: FieldTable<SoftwareProviderReportForActionFragment> = {
  status: [texts.status, (report) => statusText(reportStatus, report)],
  sendResult: [texts.sendResult, ({ sendResult }) => sendResult],
  softwareProvider: [texts.softwareProvider, ({ softwareProvider }) => softwareProvider],
  collectorId: [texts.collector, ({ collectorId }) => collectorId],
  startDate: [texts.startDate, ({ startDate }) => date(startDate)],
  endDate: [texts.endDate, ({ endDate }) => date(endDate)],
  generatedDate: [texts.generatedDate, ({ generatedDate }) => dateTime(generatedDate)],
  sentDate: [texts.sentDate, ({ sentDate }) => dateTime(sentDate)],
  fileName: [texts.fileName, ({ fileName }) => fileName],
  format: [texts.format, ({ format }) => format?.toUpperCase()],
};
