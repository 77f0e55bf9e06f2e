import { latePart } from '@/shared/late-code';

/** Section with the distributions of a payment. */
export const PaymentDistributions = latePart(
  async () => (await import('./detail/PaymentDistributions')).PaymentDistributions,
);
