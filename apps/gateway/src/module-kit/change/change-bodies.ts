import type { PaymentMethodChange, Reason } from '@backoffice/contracts/payment';
import { amount, paymentMethod, reason } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type * as api from '../../api/schema-types.generated.ts';

/** A change without a body. */
export const noBody = (): undefined => undefined;

/** The reason, which nobody may leave out (A156). */
export const withReason = (args: { readonly reason: string }): Reason => ({
  reason: checked('reason', reason, args.reason),
});

/** The reason under the name that most services have for it. */
export const withStatusDetail = (args: { readonly reason: string }) => ({ status_detail: withReason(args).reason });

/** An amount as the service takes it. Two decimals are exact in a double up to the largest that may be typed (GAP-12). */
export const exactAmount = (argument: string, value: string): number => Number(checked(argument, amount, value));

export interface WithMethod {
  readonly method: api.PaymentMethodInput;
}

/** A99: the document of a card's holder is a DNI, of an account's a CUIT. */
export const methodBody = (args: WithMethod): PaymentMethodChange => {
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
  throw inputError('method', 'Elija un medio de pago.', 'REQUIRED');
};
