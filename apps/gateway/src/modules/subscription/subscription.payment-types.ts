import { paymentMethods, type PaymentMethodKind } from '@backoffice/contracts/payment-methods';
import type { PaymentType } from '../../api/schema-types.generated.ts';

const codesOf = (kind: PaymentMethodKind): readonly number[] =>
  paymentMethods.filter((method) => method.kind === kind).map(({ id }) => id);

/**
 * Codes of the payment methods of each kind. A subscription holds the code alone (A93), so a kind is asked of the service
 * as all of its codes (GAP-13).
 */
export const mediaPaymentsOf: Readonly<Record<PaymentType, readonly number[]>> = {
  DEBIT: codesOf('debit'),
  CREDIT: codesOf('credit'),
  CASH: codesOf('cash'),
  TRANSFER: codesOf('transfer'),
};
