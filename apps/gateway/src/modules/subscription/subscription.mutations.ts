import { orRefusal } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type { MutationUpdateSubscriptionAmountArgs } from '../../api/schema-types.generated.ts';
import { exactAmount, methodBody, noBody, withReason } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { subscriptionChanges } from './subscription.actions.ts';

const mutation = versioned({
  area: 'subscription',
  read: ({ subscription }, id) => subscription.byId(id),
  actions: subscriptionChanges,
  fieldNames: {
    amount: 'amount',
    number: 'method.card.number',
    expiration_month: 'method.card.expirationMonth',
    expiration_year: 'method.card.expirationYear',
  },
  payload: ({ entity, error }) => ({ subscription: entity, error }),
});

const amountBody = ({ amount }: MutationUpdateSubscriptionAmountArgs) => ({ amount: exactAmount('amount', amount) });

/** Mutations of subscriptions, each with the action whose rule it checks (A135 to A138, A180). */
export const subscriptionMutations = {
  cancelSubscription: mutation('cancel', withReason, ({ subscription }) => subscription.cancel),
  updateSubscriptionMethod: mutation(
    'updatePaymentMethod',
    methodBody,
    ({ subscription }) => subscription.updateMethod,
  ),
  updateSubscriptionAmount: mutation('updateAmount', amountBody, ({ subscription }) => subscription.updateAmount),
  deleteSubscriptionPaymentMethod: mutation(
    'deletePaymentMethod',
    noBody,
    ({ subscription }) => subscription.deleteMethod,
  ),
  refreshSubscription: async (_root, { id }, { sources }) => {
    const { answer, error } = await orRefusal(sources.subscription.refresh(id));
    return { subscription: answer, error };
  },
} satisfies MutationResolvers;
