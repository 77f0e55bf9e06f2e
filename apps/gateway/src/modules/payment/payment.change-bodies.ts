import type { MethodRefund, PaymentMethodChange, Reason, RefundRequest, Retry } from '@backoffice/contracts/payment';
import { amount, paymentMethod, reason } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type * as api from '../../graphql/resolvers.generated.ts';

/** A change without a body. */
export const noBody = (): undefined => undefined;

/** PAC-11, PAC-36, PAC-37: the reason, which nobody may leave out. */
export const withReason = (args: api.MutationCancelPaymentArgs): Reason => ({
  reason: checked('reason', reason, args.reason),
});
const exactAmount = (argument: string, value: string): number => Number(checked(argument, amount, value));

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
  if (methods.length === 0) throw new InputError({ methods: 'Elija al menos un medio de pago.' });
  if (new Set(methods.map(({ paymentMethodId }) => paymentMethodId)).size < methods.length)
    throw new InputError({ methods: 'Elija cada medio de pago una sola vez.' });
  return methods.map((method, place) => ({
    status_detail,
    type: 'partial',
    amount: exactAmount(`methods.${place}.amount`, method.amount),
    payment_method_id: method.paymentMethodId,
  }));
};

/** A99: the document of a card's holder is a DNI, of an account's a CUIT. */
export const methodBody = (args: api.MutationUpdatePaymentMethodArgs): PaymentMethodChange => {
  const { card, transfer } = checked('method', paymentMethod, args.method);
  const holderOf = (holder: api.HolderInput, type: string): PaymentMethodChange['holder'] => ({
    name: holder.name,
    identification: { country: holder.country, type, number: holder.identificationNumber },
  });
  if (card)
    return {
      number: card.number,
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
      holder: holderOf(card.holder, 'DNI_ARG'),
    };
  if (transfer) return { number: transfer.number, holder: holderOf(transfer.holder, 'CUIT_ARG') };
  throw new InputError({ method: 'Elija un medio de pago.' });
};

const retryCode = { SAME_METHOD: 'A', OTHER_METHOD: 'B' } as const satisfies Record<api.RetryChoice, string>;

/** The choice as the service's code (A125). */
export const retryBody = ({ choice }: api.MutationRetryPaymentArgs): Retry => ({ code: retryCode[choice] });
