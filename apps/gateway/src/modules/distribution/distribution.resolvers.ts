import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { equal, pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { detailActions, distributionActions } from './distribution.actions.ts';
import { distributionMutations } from './distribution.mutations.ts';
import { countedIn, distributionFilters, distributionSorts, requestedIn } from './distribution.search.ts';

/** Distributions of one payment that are read at once. */
const OF_ONE_PAYMENT = 100;

/** How payments are shared out among destinations. */
export const distributionResolvers: Resolvers = {
  Query: {
    distributions: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.distribution.list({
        filters: distributionFilters(filter),
        sorts: distributionSorts(sorts),
        ...pageOf(page),
      }),
    distribution: (_root, { id }, { sources }) => sources.distribution.byId(id),
    distributionDetail: (_root, ids, { sources }) => sources.distribution.detail(ids),
    distributionStatistics: (_root, { period }) => ({ days: requestedIn(period) }),
    distributionSelection: (_root, { filter, except, expectedSize }, { sources }) =>
      selectAll(
        {
          list: sources.distribution.list,
          sorts: distributionSorts(null),
          amountOf: ({ totalAmount }) => totalAmount,
          plural: 'distribuciones',
        },
        { filters: distributionFilters(filter), except, expectedSize },
      ),
  },
  Mutation: distributionMutations,
  Distribution: {
    payment: ({ paymentId }, _args, { sources }) => sources.payment.load(paymentId),
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    details: (distribution, page, { sources }) => sources.distribution.details(distribution, pageOf(page)),
    availableActions: (distribution, { names }, { asker }) =>
      distributionActions.available(distribution, asker(), names),
  },
  DistributionDetail: {
    availableActions: (detail, { names }, { asker }) => detailActions.available(detail, asker(), names),
  },
  DistributionStatistics: {
    authorizationPending: ({ days }, _args, { sources }) =>
      sources.distribution.count(countedIn('authorization_pending', days)),
    inError: ({ days }, _args, { sources }) => sources.distribution.count(countedIn('error', days)),
  },
  Payment: {
    distributions: async ({ paymentId }, _args, { sources }) => {
      const sorts = distributionSorts(null);
      const filters = equal('payment_id', paymentId);
      return (await sources.distribution.list({ filters, sorts, page: 1, limit: OF_ONE_PAYMENT })).rows;
    },
  },
};
