import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { methodBody, noBody, withReason } from '../change-bodies.ts';
import { partialRefundBody, refundBody, retryBody } from './payment.change-bodies.ts';
import { changing, givingBack } from './payment.changes.ts';

/** The mutations of a payment, each with the action whose rule it asks (A112 to A125, A178). */
export const paymentMutations = {
  cancelPayment: changing('cancelPayment', 'cancel', withReason, ({ payment }) => payment.cancel),
  updatePaymentMethod: changing(
    'updatePaymentMethod',
    'updatePaymentMethod',
    methodBody,
    ({ payment }) => payment.updateMethod,
  ),
  cancelPaymentObjection: changing(
    'cancelPaymentObjection',
    'cancelObjection',
    withReason,
    ({ payment }) => payment.cancelObjection,
  ),
  retryPayment: changing('retryPayment', 'retry', retryBody, ({ payment }) => payment.retry),
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
    ({ payment }) => payment.forwardNotification,
  ),
  updatePaymentByGateway: changing(
    'updatePaymentByGateway',
    'updateByGateway',
    noBody,
    ({ payment }) => payment.updateByGateway,
  ),
  notifyPayer: changing('notifyPayer', 'notifyPayer', noBody, ({ payment }) => payment.notifyPayer),
  refreshPayment: async (_root, { id }, { sources }) => ({
    payment: await sources.payment.refresh(id),
    refunds: [],
    error: null,
  }),
} satisfies MutationResolvers;
