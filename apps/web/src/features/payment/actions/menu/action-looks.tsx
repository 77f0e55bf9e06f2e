import Block from '@mui/icons-material/BlockRounded';
import CallSplit from '@mui/icons-material/CallSplitRounded';
import CreditCard from '@mui/icons-material/CreditCardRounded';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Gavel from '@mui/icons-material/GavelRounded';
import History from '@mui/icons-material/HistoryRounded';
import MailOutline from '@mui/icons-material/MailOutlineRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import RestartAlt from '@mui/icons-material/SettingsBackupRestoreRounded';
import Sync from '@mui/icons-material/SyncRounded';
import Undo from '@mui/icons-material/UndoRounded';
import { actionsTexts, type ActionLook } from '@/shared/actions';
import { actionTexts } from '../actions.texts';

/**
 * Every action that the screens know, in the order in which they offer them: what moves money or ends a payment, then
 * what only tells somebody or looks something up.
 */
export const actionLooks = {
  updatePaymentMethod: { label: actionTexts.updatePaymentMethod.label, icon: <CreditCard /> },
  cancel: { label: actionTexts.cancel.label, icon: <Block /> },
  refund: { label: actionTexts.refund.label, icon: <Undo /> },
  partialRefund: { label: actionTexts.partialRefund.label, icon: <CallSplit /> },
  reverse: { label: actionTexts.reverse.label, icon: <RestartAlt /> },
  cancelObjection: { label: actionTexts.cancelObjection.label, icon: <Gavel /> },
  retry: { label: actionTexts.retry.label, icon: <Replay /> },
  openForm: { label: actionsTexts.openForm, icon: <OpenInNew /> },
  notifyPayer: { label: actionTexts.notifyPayer.label, icon: <MailOutline /> },
  forwardNotification: { label: actionTexts.forwardNotification.label, icon: <ForwardToInbox /> },
  updateByGateway: { label: actionTexts.updateByGateway.label, icon: <Sync /> },
  refresh: { label: actionsTexts.refresh, icon: <Refresh /> },
  history: { label: actionsTexts.history, icon: <History /> },
} as const satisfies Readonly<Record<string, ActionLook>>;

/** Name of an action of a payment, as the gateway says it. */
export type ActionName = keyof typeof actionLooks;
