import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import { createEntityActions } from '@/shared/actions';
import { actionTexts } from '../import.texts';

/** The actions of imports: toolbar and dialogs, `?accion=…`. They are offered while the import waits for them (B161). */
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
