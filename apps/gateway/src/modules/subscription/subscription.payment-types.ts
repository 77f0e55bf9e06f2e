import type { PaymentType } from '../../graphql/resolvers.generated.ts';

/**
 * Codes of the payment methods (B147) of each kind. A subscription holds the code alone (A93), so a kind is asked of the
 * service as all of its codes (GAP-13). Tokens (92) and `undefined` (99) are of no kind.
 */
export const mediaPaymentsOf: Readonly<Record<PaymentType, readonly number[]>> = {
  DEBIT: [1, 10, 25, 27, 31],
  CREDIT: [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 29, 30, 32, 90],
  CASH: [89, 91, 95, 96, 97, 98],
  TRANSFER: [94],
};
