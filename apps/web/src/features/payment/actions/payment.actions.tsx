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
import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { actionsTexts, createEntityActions, type ActionNames } from '@/shared/actions';
import type { PaymentFilter, PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import { loadOnEvent } from '@/shared/late-code';
import type { PaymentRowFragment } from '../list/PaymentsPage.generated';
import { formAddress, retryFormAddress } from '../payment.form';
import { payment, paymentsTexts } from '../payment.texts';
import { actionTexts, bulkLabels } from './payment-actions.texts';
import { PaymentRowActionsDocument, type PaymentActionsFragment } from './PaymentActions.generated';

/** Action on one payment. Bulk actions are in the bar of the selection. */
type PaymentAction = Exclude<ActionNames['Payment'], 'retryOfMany'>;

/**
 * Recommended next actions by status: collect an expected or rejected payment, or resolve a partial or objected one. An
 * approved payment has none: its refund is not a next step.
 */
const next: Readonly<Partial<Record<PaymentStatus, readonly PaymentAction[]>>> = {
  PENDING: ['updateByGateway', 'notifyPayer', 'openForm'],
  ISSUED: ['notifyPayer', 'openForm'],
  PARTIAL: ['partialRefund'],
  REJECTED: ['retry', 'notifyPayer', 'updateByGateway'],
  OBJECTED: ['cancelObjection'],
};

/**
 * Actions of payments for toolbar, row menu and dialogs: `?accion=…&pago=…`. Actions that change a payment come before
 * notifications and lookups. The payment form opens in another window (A119, A125).
 */
export const paymentActions = createEntityActions<PaymentAction, PaymentActionsFragment>({
  parameter: 'pago',
  actions: {
    updatePaymentMethod: { label: actionTexts.updatePaymentMethod.label, icon: <CreditCard /> },
    cancel: { label: actionTexts.cancel.label, icon: <Block /> },
    refund: { label: actionTexts.refund.label, icon: <Undo /> },
    partialRefund: { label: actionTexts.partialRefund.label, icon: <CallSplit /> },
    reverse: { label: actionTexts.reverse.label, icon: <RestartAlt /> },
    cancelObjection: { label: actionTexts.cancelObjection.label, icon: <Gavel /> },
    retry: {
      label: actionTexts.retry.label,
      icon: <Replay />,
      href: ({ id, cardExpired }, formUrl) => (cardExpired ? retryFormAddress(formUrl, id) : undefined),
    },
    openForm: {
      label: actionsTexts.openForm,
      icon: <OpenInNew />,
      href: ({ id, status }, formUrl) => formAddress(formUrl, { id, status }),
    },
    notifyPayer: { label: actionTexts.notifyPayer.label, icon: <MailOutline /> },
    forwardNotification: { label: actionTexts.forwardNotification.label, icon: <ForwardToInbox /> },
    updateByGateway: { label: actionTexts.updateByGateway.label, icon: <Sync /> },
    refresh: {
      label: actionsTexts.refresh,
      icon: <Refresh />,
      run: async (context) => (await loadOnEvent(() => import('./payment.dialogs')))?.refreshPayment(context),
      reloads: true,
      atHand: true,
    },
    history: {
      label: actionsTexts.history,
      icon: <History />,
      to: ({ id, version, isCurrent }) => routes.payment.historyHref(id, isCurrent ? undefined : version),
      atHand: true,
    },
  },
  nextOf: ({ status }) => next[status] ?? [],
  // the page states it once for all actions on an older version (A110, CON-07)
  hiddenReasons: ['old_version'],
  rows: { query: PaymentRowActionsDocument, unavailable: paymentsTexts.unavailable, onlyAllowed: true },
  load: async () => (await import('./payment.dialogs')).PaymentDialog,
});

/** Bulk actions on the selected payments of a list (A129). */
export const paymentBulk = createBulk<PaymentRowFragment, PaymentFilter, keyof typeof bulkLabels>({
  noun: payment,
  amountOf: ({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId }),
  anyOf: [
    ...operationPermissions['Mutation.cancelPayment'],
    ...operationPermissions['Mutation.updatePaymentMethod'],
    ...operationPermissions['Mutation.cancelPaymentObjection'],
    ...operationPermissions['Mutation.retryPayment'],
    ...operationPermissions['Mutation.notifyPayer'],
    ...operationPermissions['Mutation.createExport'],
  ],
  labels: bulkLabels,
  load: async () => (await import('./payment.dialogs')).PaymentBulkDialog,
});
