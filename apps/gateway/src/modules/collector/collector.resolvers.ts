import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { collectorMutations } from './collector.mutations.ts';
import {
  collectorFilters,
  collectorSorts,
  gatewayFilters,
  gatewaySorts,
  onlyDefault,
  promotionFilters,
  promotionSorts,
} from './collector.search.ts';

/** Collectors, and what else their service lists. */
export const collectorResolvers: Resolvers = {
  Query: {
    collectors: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.collector.list({ filters: collectorFilters(filter), sorts: collectorSorts(sorts), ...pageOf(page) }),
    collector: (_root, { id }, { sources }) => sources.collector.byId(id),
    collectorBySignature: (_root, { signature }, { sources }) => sources.collector.bySignature(signature),
    configurationVariables: (_root, _args, { sources }) => sources.collector.variables(),
    promotions: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.collector.promotions({
        filters: promotionFilters(filter),
        sorts: promotionSorts(sorts),
        ...pageOf(page),
      }),
    gateways: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.collector.gateways({ filters: gatewayFilters(filter), sorts: gatewaySorts(sorts), ...pageOf(page) }),
    defaultGateways: (_root, { sorts, ...page }, { sources }) =>
      sources.collector.gateways({ filters: onlyDefault, sorts: gatewaySorts(sorts), ...pageOf(page) }),
  },
  Mutation: collectorMutations,
  Collector: {
    balance: ({ id }, _args, { sources }) => sources.collector.balance(id),
    configurations: ({ id }, _args, { sources }) => sources.collector.configurations(id),
  },
  Promotion: {
    collector: ({ collectorId }, _args, { sources }) => (collectorId ? sources.collector.load(collectorId) : null),
  },
};
