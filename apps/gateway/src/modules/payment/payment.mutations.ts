import { orRefusal } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { methodBody, noBody, withReason } from '../../module-kit/change/change-bodies.ts';
import { partialRefundBody, refundBody, retryBody } from './payment.change-bodies.ts';
import { mutation, refundMutation } from './payment.changes.ts';

/** Mutations of payments. The first argument of each builder is the action whose rule is checked (A112 to A125, A178). */
export const paymentMutations = {
  cancelPayment: mutation('cancel', withReason, ({ payment }) => payment.cancel),
  updatePaymentMethod: mutation('updatePaymentMethod', methodBody, ({ payment }) => payment.updateMethod),
  cancelPaymentObjection: mutation('cancelObjection', withReason, ({ payment }) => payment.cancelObjection),
  retryPayment: mutation('retry', retryBody, ({ payment }) => payment.retry),
  refundPayment: refundMutation('refund', refundBody, ({ refund }) => refund),
  partialRefundPayment: refundMutation('partialRefund', partialRefundBody, ({ partialRefund }) => partialRefund),
  reversePayment: refundMutation('reverse', withReason, ({ reverse }) => reverse),
  forwardPaymentNotification: mutation('forwardNotification', noBody, ({ payment }) => payment.forwardNotification),
  updatePaymentByGateway: mutation('updateByGateway', noBody, ({ payment }) => payment.updateByGateway),
  notifyPayer: mutation('notifyPayer', noBody, ({ payment }) => payment.notifyPayer),
  refreshPayment: async (_root, { id }, { sources }) => {
    const { answer, error } = await orRefusal(sources.payment.refresh(id));
    return { payment: answer, refunds: [], error };
  },
} satisfies MutationResolvers;
