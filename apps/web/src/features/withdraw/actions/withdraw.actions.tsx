import Block from '@mui/icons-material/BlockRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import Send from '@mui/icons-material/SendRounded';
import { createEntityActions, type OfferedEntity } from '@/shared/actions';
import { actionTexts } from '../withdraw.texts';

/** The actions of withdraws: row menu and dialogs, `?accion=transfer&retiro=…`. */
export const { useOfferedActions: useOfferedWithdrawActions, usePageActions: useWithdrawActions } = createEntityActions<
  'transfer' | 'reject' | 'reexport',
  OfferedEntity
>({
  parameter: 'retiro',
  display: {
    transfer: { label: actionTexts.transfer.label, icon: <Send /> },
    reject: { label: actionTexts.reject.label, icon: <Block /> },
    reexport: { label: actionTexts.reexport.label, icon: <Refresh /> },
  },
  hiddenReasons: new Set(['no_permission']),
  load: async () => (await import('./withdraw.dialogs')).withdrawDialogs,
});
