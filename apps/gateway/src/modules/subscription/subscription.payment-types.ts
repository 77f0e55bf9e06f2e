import { paymentMethods, type PaymentMethodKind } from '@backoffice/contracts/payment-methods';
import type { PaymentType } from '../../api/schema-types.generated.ts';

const codesOf = (kind: PaymentMethodKind): readonly number[] =>
  paymentMethods.filter((method) => method.kind === kind).map(({ id }) => id);

/**
 * Codes of the payment methods of each type. A subscription has only the code (A93), so a search for a type sends all
 * its codes (GAP-13).
 */
export const mediaPaymentsOf: Readonly<Record<PaymentType, readonly number[]>> = {
  DEBIT: codesOf('debit'),
  CREDIT: codesOf('credit'),
  CASH: codesOf('cash'),
  TRANSFER: codesOf('transfer'),
};
