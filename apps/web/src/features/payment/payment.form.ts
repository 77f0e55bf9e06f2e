import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';

interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
}

const checkoutOf = (formUrl: string, id: string): string =>
  `${formUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}/checkout`;

/** Address of the payment form; of an approved payment, its ticket (A32, A119). */
export const formAddress = (formUrl: string, { id, status }: Payment): string => {
  const checkout = checkoutOf(formUrl, id);
  return status === 'APPROVED' ? `${checkout}/ticket` : checkout;
};

/** Address of the payment form for another try, with another card (A125). */
export const retryFormAddress = (formUrl: string, id: string): string => `${checkoutOf(formUrl, id)}?retry=true`;
