import type { PaymentRowFragment } from '../list/PaymentRow.generated';

/** What a payment is called in a line: who pays, and its identifier. */
export const paymentLabel = ({ id, externalTransactionId, payer }: PaymentRowFragment): string =>
  [payer?.name ?? payer?.email, externalTransactionId, id].filter(Boolean).join(' · ');
