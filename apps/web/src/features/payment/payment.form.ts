import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';

interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
}

const checkoutOf = (formUrl: string, id: string): string =>
  `${formUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}/checkout`;

/** Returns the address of the payment form, or of the ticket of an approved payment (A32, A119). */
export const formAddress = (formUrl: string, { id, status }: Payment): string => {
  const checkout = checkoutOf(formUrl, id);
  return status === 'APPROVED' ? `${checkout}/ticket` : checkout;
};

/** Returns the address of the payment form for a retry with another card (A125). */
export const retryFormAddress = (formUrl: string, id: string): string => `${checkoutOf(formUrl, id)}?retry=true`;
