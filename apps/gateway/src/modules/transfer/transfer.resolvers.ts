import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { differenceOf } from './transfer.difference.ts';
import { transferMutations } from './transfer.mutations.ts';
import { transferSearch } from './transfer.search.ts';

/** Resolvers of received bank transfers and their conciliation. */
export const transferResolvers: Resolvers = {
  Query: {
    transfers: listBy(transferSearch, ({ transfer }) => transfer.list),
    transfer: (_root, { id }, { sources }) => sources.transfer.byId(id),
    transferSelection: selectBy(transferSearch, ({ transfer }) => transfer.list, {
      amountOf: ({ amount }) => amount,
      plural: 'transferencias',
    }),
    transferSum: sumBy(
      transferSearch,
      'transfer',
      ({ transfer }) => transfer.list,
      ({ amount }) => amount,
    ),
  },
  Mutation: transferMutations,
  Transfer: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    difference: (transfer, _args, { sources }) => differenceOf(transfer, sources.payment.load),
    payment: ({ paymentId }, _args, { sources }) => (paymentId ? sources.payment.load(paymentId) : null),
  },
};
