import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { transferActions } from './transfer.actions.ts';
import { transferMutations } from './transfer.mutations.ts';
import { transferFilters, transferSorts } from './transfer.search.ts';

/** Received bank transfers and their conciliation. */
export const transferResolvers: Resolvers = {
  Query: {
    transfers: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.transfer.list({ filters: transferFilters(filter), sorts: transferSorts(sorts), ...pageOf(page) }),
    transfer: (_root, { id }, { sources }) => sources.transfer.byId(id),
    transferSelection: (_root, { filter, except, expectedSize }, { sources }) =>
      selectAll(
        {
          list: sources.transfer.list,
          sorts: transferSorts(null),
          amountOf: ({ amount }) => amount,
          plural: 'transferencias',
        },
        { filters: transferFilters(filter), except, expectedSize },
      ),
  },
  Mutation: transferMutations,
  Transfer: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    payment: ({ paymentId }, _args, { sources }) => (paymentId ? sources.payment.load(paymentId) : null),
    availableActions: (transfer, { names }, { asker }) => transferActions.available(transfer, asker(), names),
  },
};
