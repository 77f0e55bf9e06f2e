import Refresh from '@mui/icons-material/RefreshRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import { actionTexts } from '../batch.texts';

/**
 * Actions of a batch, for its row and its detail. They are a module of their own, because the dialogs import the
 * detail.
 */
export const batchOffers = {
  parameter: 'lote',
  actions: {
    reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
    reexport: { label: actionTexts.reexport.label, icon: <Refresh /> },
  },
  nextOf: () => ['reprocess'] as const,
};
