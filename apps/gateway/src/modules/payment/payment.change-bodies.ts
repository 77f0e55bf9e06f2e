import type { MethodRefund, RefundRequest, Retry } from '@backoffice/contracts/payment';
import { inputError } from '../../errors/gateway-error.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { exactAmount, withReason } from '../../module-kit/change/change-bodies.ts';

/**
 * Returns the body of a refund: reason, amount and partial flag (PAC-35, A178).
 * @throws GatewayError for an invalid reason or amount
 */
export const refundBody = (args: api.MutationRefundPaymentArgs): RefundRequest => ({
  ...withReason(args),
  amount: exactAmount('amount', args.amount),
  partial: args.partial,
});

/**
 * Returns the body of a partial refund: each method with the reason as `status_detail`, its amount and its position
 * (A115).
 * @throws GatewayError for an invalid reason or amount, for no methods, or for a repeated method
 */
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

/** Returns the body of a retry, with the service's code of the choice (A125). */
export const retryBody = ({ choice }: api.MutationRetryPaymentArgs): Retry => ({ code: retryCode[choice] });
