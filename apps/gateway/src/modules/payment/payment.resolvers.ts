import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { emailFilter, equal } from '../../module-kit/list/list-arguments.ts';
import { filtersOf, listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { readVersionId, versionIdOf } from '../../module-kit/source/version-id.ts';
import { missingCodes } from './payment.codes.ts';
import { isOverdue } from './payment.overdue.ts';
import { paymentFigures } from './payment.figures.ts';
import { paymentMutations } from './payment.mutations.ts';
import { lastRefundWithin, refundedWithin } from './payment.refunded.ts';
import { paymentSearch } from './payment.search.ts';
import { refundPage } from './refund.list.ts';
import { returnedSum } from './refund.sum.ts';
import { requesterOf } from './refund.requesters.ts';

const list = ({ payment }: GatewayContext['sources']) => payment.list;

/**
 * Resolvers of payments, for fields that need another call, the clock or the person. The mapper provides the plain
 * fields.
 */
export const paymentResolvers: Resolvers = {
  Query: {
    payments: listBy(paymentSearch, list),
    missingPaymentCodes: async (_root, { filter }, { sources, now, listsRefunds }) => {
      const filters = filtersOf(paymentSearch, filter, { now: now(), listsRefunds });
      const { codes } = filter;
      return codes?.length ? missingCodes(codes, await sources.payment.every({ filters })) : [];
    },
    paymentFigures,
    returnedSum,
    refunds: refundPage,
    payment: (_root, given, { sources }) => {
      const { id, version } = readVersionId(given.id, given.version);
      return version === undefined ? sources.payment.load(id) : sources.payment.version(id, version);
    },
    paymentSelection: selectBy(paymentSearch, list, {
      amountOf: ({ finalAmount }) => finalAmount,
      plural: 'pagos',
    }),
    paymentSum: sumBy(paymentSearch, 'payment', list, ({ finalAmount }) => finalAmount),
  },
  Mutation: paymentMutations,
  ListedRefund: { requestedBy: requesterOf },
  Payment: {
    id: versionIdOf,
    subscription: ({ subscriptionId }, _args, { sources }) =>
      subscriptionId ? sources.subscription.load(subscriptionId) : null,
    overdue: (payment, _args, { now }) => isOverdue(payment, now()),
    collector: (payment, _args, { sources }) => sources.collector.load(payment.collectorId),
    payerProfile: (payment, _args, { sources }) =>
      payment.payer?.payerId ? sources.payer.load(payment.payer.payerId) : null,
    refundedAmount: refundedWithin,
    lastRefundDate: lastRefundWithin,
    history: (payment, _args, { sources }) => sources.payment.history(payment.id),
    holder: (payment, _args, { sources }) => sources.payment.holder(payment.id),
  },
  Payer: {
    payments: listBy(paymentSearch, list, ({ email }) => (email ? [emailFilter('payer.email', email)] : undefined)),
  },
  Collector: {
    payments: listBy(paymentSearch, list, ({ id }) => equal('collector_id', id)),
  },
  PaymentPeriod: {
    payment: ({ paymentId }, _args, { sources }) => (paymentId ? sources.payment.load(paymentId) : null),
  },
  RelatedPayment: {
    payment: (related, _args, { sources }) => sources.payment.load(related.paymentId),
  },
};
