import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';

interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
}

/** Address of the payment form; of an approved payment, its ticket (A32, A119). */
export const formAddress = (formUrl: string, { id, status }: Payment): string => {
  const checkout = `${formUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}/checkout`;
  return status === 'APPROVED' ? `${checkout}/ticket` : checkout;
};
