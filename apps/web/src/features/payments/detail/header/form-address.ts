import type { PaymentActionsFragment } from './PaymentActions.generated';

type Payment = Pick<PaymentActionsFragment, 'id' | 'status'>;

/** Address of the payment form; of an approved payment, its ticket (A32, A119). */
export const formAddress = (formUrl: string, { id, status }: Payment): string => {
  const checkout = `${formUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}/checkout`;
  return status === 'APPROVED' ? `${checkout}/ticket` : checkout;
};
