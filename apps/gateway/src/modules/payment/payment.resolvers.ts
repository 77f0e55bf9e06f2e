import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { emptyPage, equal, equalEmail, pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { readVersionId, versionIdOf } from '../version-id.ts';
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
    payment: (_root, given, { sources }) => {
      const { id, version } = readVersionId(given.id, given.version);
      return version === undefined ? sources.payment.load(id) : sources.payment.version(id, version);
    },
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
    id: versionIdOf,
    subscription: ({ subscriptionId }, _args, { sources }) =>
      subscriptionId ? sources.subscription.load(subscriptionId) : null,
    overdue: (payment, _args, { now }) => isOverdue(payment, now()),
    collector: (payment, _args, { sources }) => sources.collector.load(payment.collectorId),
    payerProfile: (payment, _args, { sources }) =>
      payment.payer?.payerId ? sources.payer.load(payment.payer.payerId) : null,
    history: (payment, _args, { sources }) => sources.payment.history(payment.id),
    holder: (payment, _args, { sources }) => sources.payment.holder(payment.id),
    availableActions: (payment, { names }, { asker }) => paymentActions.available(payment, asker(), names),
  },
  Payer: {
    payments: ({ email }, { filter, sorts, ...page }, { sources, now }) =>
      email
        ? sources.payment.list({
            filters: [...paymentFilters(filter, now()), ...equalEmail('payer.email', email)],
            sorts: paymentSorts(sorts),
            ...pageOf(page),
          })
        : emptyPage(page),
  },
  Collector: {
    payments: ({ id }, { filter, sorts, ...page }, { sources, now }) =>
      sources.payment.list({
        filters: [...paymentFilters(filter, now()), ...equal('collector_id', id)],
        sorts: paymentSorts(sorts),
        ...pageOf(page),
      }),
  },
  PaymentPeriod: {
    payment: ({ paymentId }, _args, { sources }) => (paymentId ? sources.payment.load(paymentId) : null),
  },
  RelatedPayment: {
    payment: (related, _args, { sources }) => sources.payment.load(related.paymentId),
  },
};
