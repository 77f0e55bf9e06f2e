import { orRefusal } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { methodBody, noBody, withReason } from '../change-bodies.ts';
import { partialRefundBody, refundBody, retryBody } from './payment.change-bodies.ts';
import { mutation, refundMutation } from './payment.changes.ts';

/** The mutations of a payment, each with the action whose rule it asks (A112 to A125, A178). */
export const paymentMutations = {
  cancelPayment: mutation('cancelPayment', 'cancel', withReason, ({ payment }) => payment.cancel),
  updatePaymentMethod: mutation(
    'updatePaymentMethod',
    'updatePaymentMethod',
    methodBody,
    ({ payment }) => payment.updateMethod,
  ),
  cancelPaymentObjection: mutation(
    'cancelPaymentObjection',
    'cancelObjection',
    withReason,
    ({ payment }) => payment.cancelObjection,
  ),
  retryPayment: mutation('retryPayment', 'retry', retryBody, ({ payment }) => payment.retry),
  refundPayment: refundMutation('refundPayment', 'refund', refundBody, ({ refund }) => refund),
  partialRefundPayment: refundMutation(
    'partialRefundPayment',
    'partialRefund',
    partialRefundBody,
    ({ partialRefund }) => partialRefund,
  ),
  reversePayment: refundMutation('reversePayment', 'reverse', withReason, ({ reverse }) => reverse),
  forwardPaymentNotification: mutation(
    'forwardPaymentNotification',
    'forwardNotification',
    noBody,
    ({ payment }) => payment.forwardNotification,
  ),
  updatePaymentByGateway: mutation(
    'updatePaymentByGateway',
    'updateByGateway',
    noBody,
    ({ payment }) => payment.updateByGateway,
  ),
  notifyPayer: mutation('notifyPayer', 'notifyPayer', noBody, ({ payment }) => payment.notifyPayer),
  refreshPayment: async (_root, { id }, { sources }) => {
    const { answer, error } = await orRefusal(sources.payment.refresh(id));
    return { payment: answer, refunds: [], error };
  },
} satisfies MutationResolvers;
