import Refresh from '@mui/icons-material/RefreshRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { createEntityActions, type OfferedEntity } from '@/shared/actions';
import { actionTexts, detailTexts } from '../batch.texts';

/** The actions of batches: row menu and dialogs, `?accion=reprocess&lote=…`; the detail is one of the dialogs. */
export const { useOfferedActions: useOfferedBatchActions, usePageActions: useBatchActions } = createEntityActions<
  'reprocess' | 'reexport' | 'detail',
  OfferedEntity
>({
  parameter: 'lote',
  display: {
    reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
    reexport: { label: actionTexts.reexport.label, icon: <Refresh /> },
    detail: { label: detailTexts.seeDetail, icon: <Visibility /> },
  },
  nextOf: () => ['reprocess'],
  hiddenReasons: new Set(['no_permission']),
  load: async () => (await import('./batch.dialogs')).batchDialogs,
});
