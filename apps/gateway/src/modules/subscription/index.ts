import { defineModule } from '../define-module.ts';
import { subscriptionActions } from './subscription.actions.ts';
import { subscriptionResolvers } from './subscription.resolvers.ts';
import { createSubscriptionSource } from './subscription.source.ts';
import { subscriptionRefusals } from './subscription.texts.ts';

/** Module of subscriptions. */
export const subscriptionModule = defineModule({
  service: 'subscription',
  serviceLabel: 'suscripciones',
  refusals: subscriptionRefusals,
  resolvers: subscriptionResolvers,
  localFields: ['PaymentSubscription.id'],
  actions: { PaymentSubscription: subscriptionActions },
  createSource: createSubscriptionSource,
});
