import { ABSENT } from '@/shared/format';
import { methodSummary } from '../payments.method';
import type { PaymentRowFragment } from './PaymentRow.generated';

/** The first payment method in a few words. */
export const methodWords = ({ paymentMethods: [first] }: PaymentRowFragment): string =>
  first ? methodSummary(first) : ABSENT;
