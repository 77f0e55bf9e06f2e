import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { emailFilter, equal } from '../../module-kit/list/list-arguments.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { readVersionId, versionIdOf } from '../../module-kit/source/version-id.ts';
import { subscriptionMutations } from './subscription.mutations.ts';
import { notifyMutations } from './subscription.notify.ts';
import { subscriptionSearch } from './subscription.search.ts';

const list = ({ subscription }: GatewayContext['sources']) => subscription.list;

/**
 * Resolvers of subscriptions, for fields that need another call, the clock or the person. The mapper provides the plain
 * fields.
 */
export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptions: listBy(subscriptionSearch, list),
    subscription: (_root, given, { sources }) => {
      const { id, version } = readVersionId(given.id, given.version);
      return version === undefined ? sources.subscription.load(id) : sources.subscription.version(id, version);
    },
    subscriptionSelection: selectBy(subscriptionSearch, list, {
      amountOf: ({ amount }) => amount,
      plural: 'suscripciones',
    }),
    subscriptionSum: sumBy(subscriptionSearch, 'subscription', list, ({ amount }) => amount),
  },
  Mutation: { ...subscriptionMutations, ...notifyMutations },
  Payer: {
    subscriptions: listBy(subscriptionSearch, list, ({ email }) =>
      email ? [emailFilter('payer.email', email)] : undefined,
    ),
  },
  Collector: {
    subscriptions: listBy(subscriptionSearch, list, ({ id }) => equal('collector_id', id)),
  },
  SubscriptionRequest: {
    subscription: ({ subscriptionId }, _args, { sources }) =>
      subscriptionId ? sources.subscription.load(subscriptionId) : null,
  },
  PaymentSubscription: {
    id: versionIdOf,
    payerProfile: ({ payer }, _args, { sources }) => (payer?.email ? sources.payer.loadByEmail(payer.email) : null),
    collector: (subscription, _args, { sources }) => sources.collector.load(subscription.collectorId),
    history: (subscription, _args, { sources }) => sources.subscription.history(subscription.id),
  },
};
