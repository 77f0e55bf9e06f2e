import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { createRowMenu } from '@/shared/actions';
import type { SubscriptionFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { SubscriptionRowFragment } from '../list/SubscriptionsPage.generated';
import { subscription, subscriptionsTexts } from '../subscription.texts';
import { useOfferedSubscriptionActions } from './subscription.actions';
import { bulkLabels } from './subscription-actions.texts';
import { SubscriptionRowActionsDocument } from './SubscriptionActions.generated';

/** The menu of a subscription in a list. */
export const SubscriptionRowMenu = createRowMenu({
  useOfferedActions: useOfferedSubscriptionActions,
  texts: subscriptionsTexts,
  query: SubscriptionRowActionsDocument,
  pathOf: routes.subscription.href,
  historyPathOf: routes.subscription.historyHref,
});

/** Hook of the actions on the selected subscriptions of a list (A52). */
export const useSubscriptionBulk = createBulk<SubscriptionRowFragment, SubscriptionFilter, keyof typeof bulkLabels>({
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
