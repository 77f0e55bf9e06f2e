import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import Edit from '@mui/icons-material/EditOutlined';
import MailOutline from '@mui/icons-material/MailOutlineRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import { createEntityActions, type OfferedEntity } from '@/shared/actions';
import { actionTexts, detailActionTexts } from '../distribution.texts';

const hiddenReasons = new Set(['no_permission']);

/** The actions of distributions: row menu, detail and dialogs, `?accion=approve&distribucion=…`. */
export const { useOfferedActions: useOfferedDistributionActions, usePageActions: useDistributionActions } =
  createEntityActions<'approve' | 'reject' | 'reprocess', OfferedEntity>({
    parameter: 'distribucion',
    display: {
      approve: { label: actionTexts.approve.label, icon: <Check /> },
      reject: { label: actionTexts.reject.label, icon: <Block /> },
      reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
    },
    nextOf: () => ['approve', 'reprocess'],
    hiddenReasons,
    load: async () => (await import('./distribution.dialogs')).distributionDialogs,
  });

/** The actions of parts, `?accion=edit&destino=…`: their address has both identifiers, `partAddress` writes them. */
export const { useOfferedActions: useOfferedPartActions, usePageActions: usePartActions } = createEntityActions<
  'edit' | 'sendReceipt',
  OfferedEntity
>({
  parameter: 'destino',
  display: {
    edit: { label: detailActionTexts.edit.label, icon: <Edit /> },
    sendReceipt: { label: detailActionTexts.sendReceipt.label, icon: <MailOutline /> },
  },
  hiddenReasons,
  load: async () => (await import('./part.dialogs')).partDialogs,
});
