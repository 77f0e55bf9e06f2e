import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { methodBody, noBody, partialRefundBody, refundBody, retryBody, withReason } from './payment.change-bodies.ts';
import { changing, givingBack } from './payment.changes.ts';

/** The mutations of a payment, each with the action whose rule it asks (A112 to A125, A178). */
export const paymentMutations = {
  cancelPayment: changing('cancelPayment', 'cancel', withReason, ({ cancel }) => cancel),
  updatePaymentMethod: changing(
    'updatePaymentMethod',
    'updatePaymentMethod',
    methodBody,
    ({ updateMethod }) => updateMethod,
  ),
  cancelPaymentObjection: changing(
    'cancelPaymentObjection',
    'cancelObjection',
    withReason,
    ({ cancelObjection }) => cancelObjection,
  ),
  retryPayment: changing('retryPayment', 'retry', retryBody, ({ retry }) => retry),
  refundPayment: givingBack('refundPayment', 'refund', refundBody, ({ refund }) => refund),
  partialRefundPayment: givingBack(
    'partialRefundPayment',
    'partialRefund',
    partialRefundBody,
    ({ partialRefund }) => partialRefund,
  ),
  reversePayment: givingBack('reversePayment', 'reverse', withReason, ({ reverse }) => reverse),
  forwardPaymentNotification: changing(
    'forwardPaymentNotification',
    'forwardNotification',
    noBody,
    ({ forwardNotification }) => forwardNotification,
  ),
  updatePaymentByGateway: changing(
    'updatePaymentByGateway',
    'updateByGateway',
    noBody,
    ({ updateByGateway }) => updateByGateway,
  ),
  notifyPayer: changing('notifyPayer', 'notifyPayer', noBody, ({ notifyPayer }) => notifyPayer),
  refreshPayment: async (_root, { id }, { sources }) => ({
    payment: await sources.payment.refresh(id),
    refunds: [],
    error: null,
  }),
} satisfies MutationResolvers;
