import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import Download from '@mui/icons-material/DownloadRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import { createEntityActions, OfferedRowMenu, type OfferedAction, type OfferedEntity } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import { downloadFile } from '@/shared/download';
import type { SoftwareProviderReportRowFragment } from '../list/ReportsPage.generated';
import { actionTexts, dialogTexts, reportsTexts } from '../software-provider.texts';
import { DownloadSoftwareProviderReportDocument } from './ReportChanges.generated';

type Action = 'approve' | 'reject' | 'regenerate' | 'download';

const { useOfferedActions, usePageActions } = createEntityActions<Action, OfferedEntity>({
  parameter: 'reporte',
  display: {
    approve: { label: actionTexts.approve.label, icon: <Check /> },
    reject: { label: actionTexts.reject.label, icon: <Close /> },
    regenerate: { label: actionTexts.regenerate.label, icon: <Replay /> },
    download: { label: dialogTexts.download, icon: <Download /> },
  },
  nextOf: () => ['approve'],
  hiddenReasons: new Set(['no_permission']),
  load: async () => (await import('./report.dialogs')).reportDialogs,
});

/** Hook of the dialogs of the list, `?accion=approve&reporte=…`. */
export const useReportActions = usePageActions;

/** The offered actions of a report (B197); to download needs no dialog, and its failure has words of its own (B361). */
const useOffered = (
  entity: OfferedEntity | null | undefined,
  run: (name: Action) => void,
): readonly OfferedAction[] => {
  const client = useApolloClient();
  return useOfferedActions(entity, (name) => {
    if (name !== 'download') run(name);
    else if (entity)
      void downloadFile(
        () => client.mutate({ mutation: DownloadSoftwareProviderReportDocument, variables: { id: entity.id } }),
        dialogTexts.downloadFailed,
      );
  });
};

/** The menu of a report in the list. */
export const ReportRowMenu = ({ row }: { readonly row: SoftwareProviderReportRowFragment }) => (
  <OfferedRowMenu row={row} texts={reportsTexts} useOfferedActions={useOffered} />
);
