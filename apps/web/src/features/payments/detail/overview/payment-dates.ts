import { paymentDetailTexts } from '../detail.texts';
import type { PaymentDatesFragment } from './PaymentDates.generated';

type DateField = Exclude<keyof PaymentDatesFragment, '__typename'>;

/** One moment in the life of a payment. */
export interface PaymentMoment {
  readonly field: DateField;
  readonly label: string;
  readonly at: string;
  /** Whether it is still to come, as a due date or an accreditation may be. */
  readonly coming: boolean;
}

interface PaymentTimeline {
  /** What has a date, oldest first. */
  readonly moments: readonly PaymentMoment[];
  /** Names of the dates that the payment does not have. */
  readonly absent: readonly string[];
}

/** In the order in which they usually happen: it decides between moments of the same instant. */
const order: readonly DateField[] = [
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
];

const instant = (iso: string): number => new Date(iso).getTime();

/**
 * The dates of a payment as a line of time. What the service has written down lies behind, even when it changed the
 * payment after the page was opened.
 * @param opened in milliseconds since 1970
 */
export const paymentTimeline = (payment: PaymentDatesFragment, opened: number): PaymentTimeline => {
  const now = Math.max(opened, payment.lastUpdateDate ? instant(payment.lastUpdateDate) : 0);
  const moments: PaymentMoment[] = [];
  const absent: string[] = [];
  for (const field of order) {
    const at = payment[field];
    const label = paymentDetailTexts.dates[field];
    if (at) moments.push({ field, label, at, coming: instant(at) > now });
    else absent.push(label);
  }
  return { moments: moments.sort((a, b) => instant(a.at) - instant(b.at)), absent };
};
