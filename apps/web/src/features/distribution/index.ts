import { latePart } from '@/shared/late-code';

/** The section of a payment's page. */
export const PaymentDistributions = latePart(
  async () => (await import('./detail/PaymentDistributions')).PaymentDistributions,
);
