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
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { actionsTexts, createEntityActions } from '@/shared/actions';
import { formAddress, retryFormAddress } from '../payment.form';
import { actionTexts } from './payment-actions.texts';
import type { PaymentActionsFragment } from './PaymentActions.generated';

/**
 * Every action that the screens know, in the order in which they offer them: what moves money or ends a payment, then
 * what only tells somebody or looks something up.
 */
const display = {
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
} as const;

/** Name of an action of a payment, by the word of the gateway. */
export type PaymentAction = keyof typeof display;

/**
 * What one does next in each status: collect what is expected, resolve what is half done. To give back what was paid is
 * never the next step by itself.
 */
const next: Readonly<Partial<Record<PaymentStatus, readonly PaymentAction[]>>> = {
  PENDING: ['updateByGateway', 'notifyPayer', 'openForm'],
  ISSUED: ['notifyPayer', 'openForm'],
  PARTIAL: ['partialRefund'],
  REJECTED: ['retry', 'notifyPayer', 'openForm'],
  OBJECTED: ['cancelObjection'],
};

/** The actions of payments: toolbar and dialogs, `?accion=…&pago=…`. */
export const { useOfferedActions: useOfferedPaymentActions, usePageActions: usePaymentActions } = createEntityActions<
  PaymentAction,
  PaymentActionsFragment
>({
  parameter: 'pago',
  display,
  // the payment form, in another window (A119, A125)
  pageOf: (name, { id, status, cardExpired }, formUrl) => {
    if (name === 'openForm') return formAddress(formUrl, { id, status });
    return name === 'retry' && cardExpired ? retryFormAddress(formUrl, id) : undefined;
  },
  nextOf: ({ status }) => next[status] ?? [],
  // the page says once that nobody acts on an older version (A110, CON-07)
  hiddenReasons: new Set(['old_version']),
  load: async () => (await import('./payment.dialogs')).paymentDialogs,
});
