import type { TimelineDate } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentDatesFragment } from './PaymentDates.generated';

/** In the order in which they usually happen. */
const order = [
  'requestDate',
  'payerValidationDate',
  'reviewValidationDate',
  'payerDeferredDate',
  'dueDate',
  'lastDueDate',
  'processDate',
  'rejectedDate',
  'paidDate',
  'cancelDate',
  'refundedDate',
  'accreditationDate',
  'lastUpdateDate',
] as const;

/** Every date of a payment, with its name. */
export const paymentDates = (payment: PaymentDatesFragment): readonly TimelineDate[] =>
  order.map((field) => ({ field, label: paymentDetailTexts.dates[field], at: payment[field] }));
