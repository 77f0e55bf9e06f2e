import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import type { ImportStatus } from '@/shared/apollo/schema-types.generated';
import { createEntityActions, type OfferedEntity } from '@/shared/actions';
import { actionTexts } from '../import.texts';

interface OfferedImport extends OfferedEntity {
  readonly status: ImportStatus;
}

/** The actions of imports: toolbar and dialogs, `?accion=…`. They are offered while the import waits for them (B161). */
export const { useOfferedActions: useOfferedImportActions, usePageActions: useImportActions } = createEntityActions<
  'approve' | 'cancel',
  OfferedImport
>({
  parameter: 'importacion',
  display: {
    approve: { label: actionTexts.approve.label, icon: <Check /> },
    cancel: { label: actionTexts.cancel.label, icon: <Block /> },
  },
  nextOf: () => ['approve'],
  hiddenReasons: new Set(['no_permission', 'not_pending']),
  load: async () => (await import('./import.dialogs')).importDialogs,
});
