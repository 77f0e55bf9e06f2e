import type { Resolvers } from '../resolvers.generated.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { collectorMutations } from './collector.mutations.ts';
import { mayChange } from './collector.variables.ts';
import { collectorSearch, gatewaySearch, promotionSearch } from './collector.search.ts';

/** Resolvers of collectors, promotions and gateways. */
export const collectorResolvers: Resolvers = {
  Query: {
    collectors: listBy(collectorSearch, ({ collector }) => collector.list),
    collector: (_root, { id }, { sources }) => sources.collector.byId(id),
    collectorBySignature: (_root, { signature }, { sources }) => sources.collector.bySignature(signature),
    configurationVariables: (_root, _args, { sources }) => sources.collector.variables(),
    promotions: listBy(promotionSearch, ({ collector }) => collector.promotions),
    gateways: listBy(gatewaySearch, ({ collector }) => collector.gateways),
    defaultGateways: listBy(
      gatewaySearch,
      ({ collector }) => collector.gateways,
      () => equal('is_default', true),
    ),
  },
  Mutation: collectorMutations,
  Collector: {
    balance: ({ id }, _args, { sources }) => sources.collector.balance(id),
    configurations: ({ id }, _args, { sources }) => sources.collector.configurations(id),
  },
  ConfigurationVariable: {
    mayChange: ({ code }, _args, { asker }) => mayChange(code, asker()),
  },
  Promotion: {
    collector: ({ collectorId }, _args, { sources }) => (collectorId ? sources.collector.load(collectorId) : null),
  },
};
