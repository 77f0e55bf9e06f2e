import type { ApolloClient } from '@apollo/client';
import { refreshEntity } from '@/shared/actions';
import { dialogTexts } from './actions.texts';
import { RefreshSubscriptionDocument } from './RefreshSubscription.generated';
import type { SubscriptionChangedFragment } from './SubscriptionForAction.generated';

/** Has the service read a subscription again, and tells the outcome (A180); undefined when it failed. */
export const refreshSubscription = (
  client: ApolloClient,
  id: string,
): Promise<SubscriptionChangedFragment | undefined> =>
  refreshEntity(client, id, {
    mutation: RefreshSubscriptionDocument,
    entityOf: ({ refreshSubscription: { subscription } }) => subscription,
    done: dialogTexts.reloaded,
    failed: dialogTexts.failed,
  });
