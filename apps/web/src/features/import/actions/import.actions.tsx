import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import { createEntityActions } from '@/shared/actions';
import { actionTexts } from '../import.texts';

/**
 * Actions of imports for toolbar and dialogs: `?accion=…`. The GraphQL gateway offers them while the import waits for a
 * decision (B161).
 */
export const importActions = createEntityActions({
  parameter: 'importacion',
  actions: {
    approve: { label: actionTexts.approve.label, icon: <Check /> },
    cancel: { label: actionTexts.cancel.label, icon: <Block /> },
  },
  nextOf: () => ['approve'],
  hiddenReasons: ['no_permission', 'not_pending'],
  load: async () => (await import('./import.dialogs')).ImportDialog,
});
