import type { PaymentMethodChange, Reason } from '@backoffice/contracts/payment';
import { amount, paymentMethod, reason } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type * as api from '../../api/schema-types.generated.ts';

/** Returns no body, for a change that has none. */
export const noBody = (): undefined => undefined;

/**
 * Returns the required reason of a change (A156).
 * @throws GatewayError for an invalid reason
 */
export const withReason = (args: { readonly reason: string }): Reason => ({
  reason: checked('reason', reason, args.reason),
});

/** Returns the required reason as `status_detail`, the name that some services give it. */
export const withStatusDetail = (args: { readonly reason: string }) => ({ status_detail: withReason(args).reason });

/**
 * Returns an amount as the JSON number that services take. A double keeps the cents of each amount that the validator
 * accepts, at most 999,999,999.99 (GAP-12).
 * @throws GatewayError for an invalid amount
 */
export const exactAmount = (argument: string, value: string): number => Number(checked(argument, amount, value));

export interface WithMethod {
  readonly method: api.PaymentMethodInput;
}

/**
 * Converts a payment method for the service. A card holder is identified by DNI, an account holder by CUIT (A99).
 * @throws GatewayError for an invalid or missing payment method
 */
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
