import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { paymentActions } from './payment.actions.ts';
import { isOverdue } from './payment.overdue.ts';
import { paymentMutations } from './payment.mutations.ts';
import { paymentFilters, paymentSorts } from './payment.search.ts';

/** Payments: what needs another call, the clock or the person. Plain fields come as the mapper made them. */
export const paymentResolvers: Resolvers = {
  Query: {
    payments: (_root, { filter, sorts, ...page }, { sources, now }) =>
      sources.payment.list({
        filters: paymentFilters(filter, now()),
        sorts: paymentSorts(sorts),
        ...pageOf(page),
      }),
    payment: (_root, { id, version }, { sources }) =>
      version == null ? sources.payment.load(id) : sources.payment.version(id, version),
    paymentSelection: (_root, { filter, except, expectedSize }, { sources, now }) =>
      selectAll(
        {
          list: sources.payment.list,
          sorts: paymentSorts(null),
          amountOf: ({ finalAmount }) => finalAmount,
          plural: 'pagos',
        },
        { filters: paymentFilters(filter, now()), except, expectedSize },
      ),
  },
  Mutation: paymentMutations,
  Payment: {
    overdue: (payment, _args, { now }) => isOverdue(payment, now()),
    collector: (payment, _args, { sources }) => sources.collector.load(payment.collectorId),
    payerProfile: (payment, _args, { sources }) => (payment.payer?.id ? sources.payer.load(payment.payer.id) : null),
    history: (payment, _args, { sources }) => sources.payment.history(payment.id),
    holder: (payment, _args, { sources }) => sources.payment.holder(payment.id),
    availableActions: (payment, { names }, { can, now }) =>
      paymentActions.available(payment, { can, now: now() }, names),
  },
  RelatedPayment: {
    payment: (related, _args, { sources }) => sources.payment.load(related.paymentId),
  },
};
