import type { MethodRefund, RefundRequest, Retry } from '@backoffice/contracts/payment';
import { inputError } from '../../errors/gateway-error.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { exactAmount, withReason } from '../../module-kit/change/change-bodies.ts';

/** PAC-35: payment, reason, amount, partial flag (A178). */
export const refundBody = (args: api.MutationRefundPaymentArgs): RefundRequest => ({
  ...withReason(args),
  amount: exactAmount('amount', args.amount),
  partial: args.partial,
});

/** A115: each method with its reason as `status_detail`, its final amount and its position. */
export const partialRefundBody = (args: api.MutationPartialRefundPaymentArgs): MethodRefund[] => {
  const { methods } = args;
  const { reason: status_detail } = withReason(args);
  if (methods.length === 0) throw inputError('methods', 'Elija al menos un medio de pago.', 'REQUIRED');
  if (new Set(methods.map(({ position }) => position)).size < methods.length)
    throw inputError('methods', 'Elija cada medio de pago una sola vez.');
  return methods.map((method, place) => ({
    status_detail,
    type: 'partial',
    amount: exactAmount(`methods.${place}.amount`, method.amount),
    payment_method_id: method.position,
  }));
};

const retryCode = { SAME_METHOD: 'A', OTHER_METHOD: 'B' } as const satisfies Record<api.RetryChoice, string>;

/** The choice as the service's code (A125). */
export const retryBody = ({ choice }: api.MutationRetryPaymentArgs): Retry => ({ code: retryCode[choice] });
