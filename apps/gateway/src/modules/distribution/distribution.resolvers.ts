import type { Resolvers } from '../resolvers.generated.ts';
import { equal, pageOf } from '../../module-kit/list/list-arguments.ts';
import { listBy, sortsOf } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { distributionMutations } from './distribution.mutations.ts';
import { countedIn, distributionSearch, requestedIn } from './distribution.search.ts';

/** Maximum distributions that are read of one payment. */
const OF_ONE_PAYMENT = 100;

/** Resolvers of distributions, which share out payments among destinations. */
export const distributionResolvers: Resolvers = {
  Query: {
    distributions: listBy(distributionSearch, ({ distribution }) => distribution.list),
    distribution: (_root, { id }, { sources }) => sources.distribution.byId(id),
    distributionDetail: (_root, ids, { sources }) => sources.distribution.detail(ids),
    distributionStatistics: (_root, { period }, { now, listsRefunds }) => ({
      days: period ? requestedIn(period, { path: 'period', filter: {}, now: now(), listsRefunds }) : [],
    }),
    distributionSelection: selectBy(distributionSearch, ({ distribution }) => distribution.list, {
      amountOf: ({ totalAmount }) => totalAmount,
      plural: 'distribuciones',
    }),
    distributionSum: sumBy(
      distributionSearch,
      'distribution',
      ({ distribution }) => distribution.list,
      ({ totalAmount }) => totalAmount,
    ),
  },
  Mutation: distributionMutations,
  Distribution: {
    payment: ({ paymentId }, _args, { sources }) => sources.payment.load(paymentId),
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    details: (distribution, page, { sources }) => sources.distribution.details(distribution, pageOf(page)),
  },
  DistributionStatistics: {
    authorizationPending: ({ days }, _args, { sources }) =>
      sources.distribution.count(countedIn('authorization_pending', days)),
    inError: ({ days }, _args, { sources }) => sources.distribution.count(countedIn('error', days)),
  },
  Payment: {
    distributions: async ({ paymentId }, _args, { sources }) => {
      const sorts = sortsOf(distributionSearch);
      const filters = equal('payment_id', paymentId);
      return (await sources.distribution.list({ filters, sorts, page: 1, limit: OF_ONE_PAYMENT })).rows;
    },
  },
};
