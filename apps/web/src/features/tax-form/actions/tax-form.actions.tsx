import Download from '@mui/icons-material/DownloadRounded';
import EditNote from '@mui/icons-material/EditNoteRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import Send from '@mui/icons-material/SendRounded';
import { createEntityActions, OfferedRowMenu, type OfferedAction, type OfferedEntity } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import { downloadFile } from '@/shared/download';
import type { TaxFormRowFragment } from '../list/TaxFormsPage.generated';
import { actionTexts, dialogTexts, taxFormsTexts } from '../tax-form.texts';
import { DownloadTaxFormDocument } from './TaxFormChanges.generated';

type Action = 'download' | 'present' | 'presentManually' | 'reprocess';

const { useOfferedActions, usePageActions } = createEntityActions<Action, OfferedEntity>({
  parameter: 'presentacion',
  display: {
    present: { label: actionTexts.present.label, icon: <Send /> },
    presentManually: { label: actionTexts.presentManually.label, icon: <EditNote /> },
    reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
    download: { label: dialogTexts.download, icon: <Download /> },
  },
  nextOf: () => ['present'],
  hiddenReasons: new Set(['no_permission']),
  load: async () => (await import('./tax-form.dialogs')).taxFormDialogs,
});

/** Hook of the dialogs of a page, `?accion=present&presentacion=…`. */
export const useTaxFormActions = usePageActions;

/** Hook of the offered actions (B99, CON-22); to download needs no dialog. */
export const useOfferedTaxFormActions = (
  entity: OfferedEntity | null | undefined,
  run: (name: Action) => void,
): readonly OfferedAction[] => {
  const client = useApolloClient();
  return useOfferedActions(entity, (name) => {
    if (name !== 'download') run(name);
    else if (entity)
      void downloadFile(() => client.mutate({ mutation: DownloadTaxFormDocument, variables: { id: entity.id } }));
  });
};

/** The menu of a form in the list. */
export const TaxFormRowMenu = ({ row }: { readonly row: TaxFormRowFragment }) => (
  <OfferedRowMenu row={row} texts={taxFormsTexts} useOfferedActions={useOfferedTaxFormActions} />
);
