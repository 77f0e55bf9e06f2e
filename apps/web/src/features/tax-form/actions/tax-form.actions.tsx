import Download from '@mui/icons-material/DownloadRounded';
import EditNote from '@mui/icons-material/EditNoteRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import Send from '@mui/icons-material/SendRounded';
import { createEntityActions } from '@/shared/actions';
import { downloadFile } from '@/shared/download';
import { actionTexts, dialogTexts } from '../tax-form.texts';
import { DownloadTaxFormDocument } from './TaxFormChanges.generated';

/** Actions of tax forms for toolbar, row menu and dialogs: `?accion=present&presentacion=…` (B99, CON-22). */
export const taxFormActions = createEntityActions({
  parameter: 'presentacion',
  actions: {
    present: { label: actionTexts.present.label, icon: <Send /> },
    presentManually: { label: actionTexts.presentManually.label, icon: <EditNote /> },
    reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
    download: {
      label: dialogTexts.download,
      icon: <Download />,
      run: ({ client, id }) =>
        downloadFile(() => client.mutate({ mutation: DownloadTaxFormDocument, variables: { id } })),
      atHand: true,
    },
  },
  nextOf: () => ['present'],
  load: async () => (await import('./tax-form.dialogs')).TaxFormDialog,
});
