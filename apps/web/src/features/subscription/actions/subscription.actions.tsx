import Block from '@mui/icons-material/BlockRounded';
import CreditCard from '@mui/icons-material/CreditCardRounded';
import CreditCardOff from '@mui/icons-material/CreditCardOffRounded';
import History from '@mui/icons-material/HistoryRounded';
import MailOutline from '@mui/icons-material/MailOutlineRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Refresh from '@mui/icons-material/RefreshRounded';
import type { SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { actionsTexts, createEntityActions } from '@/shared/actions';
import { subscriptionFormAddress } from '../subscription.form';
import { actionTexts } from './subscription-actions.texts';
import type { SubscriptionActionsFragment } from './SubscriptionActions.generated';

/**
 * Every action that the screens know, in the order in which they offer them: what changes or ends a subscription, then
 * what only tells somebody or looks something up (A76).
 */
const display = {
  updatePaymentMethod: { label: actionTexts.updatePaymentMethod.label, icon: <CreditCard /> },
  cancel: { label: actionTexts.cancel.label, icon: <Block /> },
  updateAmount: { label: actionTexts.updateAmount.label, icon: <PriceChange /> },
  deletePaymentMethod: { label: actionTexts.deletePaymentMethod.label, icon: <CreditCardOff /> },
  sendNotification: { label: actionTexts.sendNotification.label, icon: <MailOutline /> },
  openForm: { label: actionsTexts.openForm, icon: <OpenInNew /> },
  refresh: { label: actionsTexts.refresh, icon: <Refresh /> },
  history: { label: actionsTexts.history, icon: <History /> },
} as const;

/** Name of an action of a subscription, by the word of the gateway. */
export type SubscriptionAction = keyof typeof display;

/** What one does next in each status: get the payer to accept, or to pay with something else. */
const next: Readonly<Partial<Record<SubscriptionStatus, readonly SubscriptionAction[]>>> = {
  PENDING: ['sendNotification'],
  REJECTED: ['updatePaymentMethod'],
};

/** The actions of subscriptions: toolbar and dialogs, `?accion=…&suscripcion=…`. */
export const { useOfferedActions: useOfferedSubscriptionActions, usePageActions: useSubscriptionActions } =
  createEntityActions<SubscriptionAction, SubscriptionActionsFragment>({
    parameter: 'suscripcion',
    display,
    pageOf: (name, { id }, formUrl) => (name === 'openForm' ? subscriptionFormAddress(formUrl, id) : undefined),
    nextOf: ({ status }) => next[status] ?? [],
    load: async () => (await import('./subscription.dialogs')).subscriptionDialogs,
  });
