import type { Service } from '../../shared/service.ts';
import { subscriptionExamples } from './subscription.examples.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { seedSubscriptions } from './subscription.seed.ts';
import { subscriptions, subscriptionVersions } from './subscription.table.ts';

/** Declaration of the subscription service. */
export const subscriptionService: Service = {
  name: 'subscription',
  tables: [subscriptions, subscriptionVersions],
  routes: subscriptionRoutes,
  seed: seedSubscriptions,
  examples: subscriptionExamples,
};

export { aSubscription } from './subscription.builder.ts';
export { subscriptions } from './subscription.table.ts';
