import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { createEntityActions, type OfferedEntity } from '@/shared/actions';
import { actionTexts, detailTexts } from '../withdrawal.texts';

/** The actions of withdrawals: row menu and dialogs, `?accion=authorize&retiro=…`; the detail is one of the dialogs. */
export const { useOfferedActions: useOfferedWithdrawalActions, usePageActions: useWithdrawalActions } =
  createEntityActions<'authorize' | 'reject' | 'detail', OfferedEntity>({
    parameter: 'retiro',
    display: {
      authorize: { label: actionTexts.authorize.label, icon: <Check /> },
      reject: { label: actionTexts.reject.label, icon: <Block /> },
      detail: { label: detailTexts.seeDetail, icon: <Visibility /> },
    },
    hiddenReasons: new Set(['no_permission']),
    load: async () => (await import('./withdrawal.dialogs')).withdrawalDialogs,
  });
