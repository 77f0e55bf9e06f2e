import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { emptyPage, equal, equalEmail, pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { readVersionId, versionIdOf } from '../version-id.ts';
import { subscriptionActions } from './subscription.actions.ts';
import { subscriptionMutations } from './subscription.mutations.ts';
import { notifyMutations } from './subscription.notify.ts';
import { subscriptionFilters, subscriptionSorts } from './subscription.search.ts';

/** Subscriptions: what needs another call, the clock or the person. Plain fields come as the mapper made them. */
export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptions: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.subscription.list({
        filters: subscriptionFilters(filter),
        sorts: subscriptionSorts(sorts),
        ...pageOf(page),
      }),
    subscription: (_root, given, { sources }) => {
      const { id, version } = readVersionId(given.id, given.version);
      return version === undefined ? sources.subscription.load(id) : sources.subscription.version(id, version);
    },
    subscriptionSelection: (_root, { filter, except, expectedSize }, { sources }) =>
      selectAll(
        {
          list: sources.subscription.list,
          sorts: subscriptionSorts(null),
          amountOf: ({ amount }) => amount,
          plural: 'suscripciones',
        },
        { filters: subscriptionFilters(filter), except, expectedSize },
      ),
  },
  Mutation: { ...subscriptionMutations, ...notifyMutations },
  Payer: {
    subscriptions: ({ email }, { filter, sorts, ...page }, { sources }) =>
      email
        ? sources.subscription.list({
            filters: [...subscriptionFilters(filter), ...equalEmail('payer.email', email)],
            sorts: subscriptionSorts(sorts),
            ...pageOf(page),
          })
        : emptyPage(page),
  },
  Collector: {
    subscriptions: ({ id }, { filter, sorts, ...page }, { sources }) =>
      sources.subscription.list({
        filters: [...subscriptionFilters(filter), ...equal('collector_id', id)],
        sorts: subscriptionSorts(sorts),
        ...pageOf(page),
      }),
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
    availableActions: (subscription, { names }, { asker }) =>
      subscriptionActions.available(subscription, asker(), names),
  },
};
