import Block from '@mui/icons-material/BlockRounded';
import CreditCard from '@mui/icons-material/CreditCardRounded';
import CreditCardOff from '@mui/icons-material/CreditCardOffRounded';
import History from '@mui/icons-material/HistoryRounded';
import MailOutline from '@mui/icons-material/MailOutlineRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Refresh from '@mui/icons-material/RefreshRounded';
import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { actionsTexts, createEntityActions, type ActionNames } from '@/shared/actions';
import type { SubscriptionFilter, SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import { loadOnEvent } from '@/shared/late-code';
import type { SubscriptionRowFragment } from '../list/SubscriptionsPage.generated';
import { subscriptionFormAddress } from '../subscription.form';
import { subscription, subscriptionsTexts } from '../subscription.texts';
import { actionTexts, bulkLabels } from './subscription-actions.texts';
import { SubscriptionRowActionsDocument, type SubscriptionActionsFragment } from './SubscriptionActions.generated';

/** Name of an action on one subscription, as in the GraphQL gateway. */
type SubscriptionAction = Exclude<ActionNames['PaymentSubscription'], 'updateAmountOfMany'>;

/** Recommended next actions by status: get the payer to accept, or to pay with another method. */
const next: Readonly<Partial<Record<SubscriptionStatus, readonly SubscriptionAction[]>>> = {
  PENDING: ['sendNotification'],
  REJECTED: ['updatePaymentMethod'],
};

/**
 * Actions of subscriptions for toolbar, row menu and dialogs: `?accion=…&suscripcion=…`. Actions that change or end a
 * subscription come first, then notifications and lookups (A76). On an older version, the icons show why they are
 * disabled (CON-11).
 */
export const subscriptionActions = createEntityActions<SubscriptionAction, SubscriptionActionsFragment>({
  parameter: 'suscripcion',
  actions: {
    updatePaymentMethod: { label: actionTexts.updatePaymentMethod.label, icon: <CreditCard /> },
    cancel: { label: actionTexts.cancel.label, icon: <Block /> },
    updateAmount: { label: actionTexts.updateAmount.label, icon: <PriceChange /> },
    deletePaymentMethod: { label: actionTexts.deletePaymentMethod.label, icon: <CreditCardOff /> },
    sendNotification: { label: actionTexts.sendNotification.label, icon: <MailOutline /> },
    openForm: {
      label: actionsTexts.openForm,
      icon: <OpenInNew />,
      href: ({ id }, formUrl) => subscriptionFormAddress(formUrl, id),
      atHand: true,
    },
    refresh: {
      label: actionsTexts.refresh,
      icon: <Refresh />,
      run: async (context) => (await loadOnEvent(() => import('./subscription.dialogs')))?.refreshSubscription(context),
      reloads: true,
      atHand: true,
    },
    history: {
      label: actionsTexts.history,
      icon: <History />,
      to: ({ id, version, isCurrent }) => routes.subscription.historyHref(id, isCurrent ? undefined : version),
      atHand: true,
    },
  },
  nextOf: ({ status }) => next[status] ?? [],
  hiddenReasons: [],
  rows: { query: SubscriptionRowActionsDocument, unavailable: subscriptionsTexts.unavailable },
  load: async () => (await import('./subscription.dialogs')).SubscriptionDialog,
});

/** Bulk actions on the selected subscriptions of a list (A52). */
export const subscriptionBulk = createBulk<SubscriptionRowFragment, SubscriptionFilter, keyof typeof bulkLabels>({
  noun: subscription,
  amountOf: (row) => row,
  anyOf: [
    ...operationPermissions['Mutation.cancelSubscription'],
    ...operationPermissions['Mutation.updateSubscriptionMethod'],
    ...operationPermissions['Mutation.updateSubscriptionAmount'],
    ...operationPermissions['Mutation.createExport'],
  ],
  labels: bulkLabels,
  load: async () => (await import('./subscription.dialogs')).SubscriptionBulkDialog,
});
