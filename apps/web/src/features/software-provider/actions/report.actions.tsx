import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import Download from '@mui/icons-material/DownloadRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import { createEntityActions } from '@/shared/actions';
import { downloadFile } from '@/shared/download';
import { actionTexts, dialogTexts } from '../software-provider.texts';
import { DownloadSoftwareProviderReportDocument } from './ReportChanges.generated';

/**
 * Actions of reports for row menu and dialogs: `?accion=approve&reporte=…` (B197). A failed download causes a notice
 * (B361).
 */
export const reportActions = createEntityActions({
  parameter: 'reporte',
  actions: {
    approve: { label: actionTexts.approve.label, icon: <Check /> },
    reject: { label: actionTexts.reject.label, icon: <Close /> },
    regenerate: { label: actionTexts.regenerate.label, icon: <Replay /> },
    download: {
      label: dialogTexts.download,
      icon: <Download />,
      run: ({ client, id }) =>
        downloadFile(
          () => client.mutate({ mutation: DownloadSoftwareProviderReportDocument, variables: { id } }),
          dialogTexts.downloadFailed,
        ),
    },
  },
  nextOf: () => ['approve'],
  load: async () => (await import('./report.dialogs')).ReportDialog,
});
