import { routes } from '@/domain/routes';
import { confirmation, entityAction, entityDialogs } from '@/shared/change';
import { date, dateTime } from '@/shared/format';
import { ReportStatusChip } from '../ReportStatusChip';
import { actionTexts, dialogTexts as texts } from '../software-provider.texts';
import { reportFields } from './report.fields';
import * as changes from './ReportChanges.generated';

type Report = changes.SoftwareProviderReportForActionFragment;

/** Returns an action on a report that the person confirms. Its failure also causes a notice (B361). */
const confirmed = (
  mutation: typeof changes.ApproveSoftwareProviderReportDocument,
  { danger = false, useForm = confirmation<Report>() } = {},
) => entityAction({ mutation, useForm, danger, tellsFailure: true });

const sendingOf = ({ status, sendResult, sentDate }: Report): string | null =>
  status === 'SENT' ? texts.sentBefore(sentDate === null ? null : dateTime(sentDate), sendResult) : null;

/** Dialogs of a report (B197). */
export const ReportDialog = entityDialogs({
  query: changes.SoftwareProviderReportForActionDocument,
  texts,
  summaryOf: (report: Report) => ({
    title: `${report.collectorId} · ${report.softwareProvider}`,
    amount: `${date(report.startDate)} – ${date(report.endDate)}`,
    status: <ReportStatusChip of={report} />,
    lastUpdateDate: report.generatedDate ?? report.endDate,
  }),
  addressOf: ({ id }) => routes.softwareProviderReports.href({ q: id, period: 'ultimos-12-meses' }),
  fields: reportFields,
  actionTexts,
  actions: {
    approve: confirmed(changes.ApproveSoftwareProviderReportDocument),
    reject: confirmed(changes.RejectSoftwareProviderReportDocument, { danger: true }),
    regenerate: confirmed(changes.RegenerateSoftwareProviderReportDocument, { useForm: confirmation(sendingOf) }),
  },
});
