import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import type { PartsPresence } from '@/shared/detail';
import type { TimelineDate } from '@/shared/detail/timeline';
import { money } from '@/shared/format';
import { paymentDetailTexts as texts } from './detail.texts';
import { hasMetadata } from './ExtraSections';
import type { PaymentPartsFragment } from './PaymentPage.generated';

type Payment = PaymentPartsFragment;

const due = ['dueDate', 'lastDueDate'] as const;
const dueAndCredit = [...due, 'accreditationDate'] as const;

/** Dates that a status rules out: a paid payment is no longer due, and a refunded one is not credited. */
export const droppedDates: Readonly<Record<PaymentStatus, readonly (keyof typeof texts.dates)[]>> = {
  PENDING: [],
  ISSUED: [],
  APPROVED: due,
  PARTIAL: due,
  REJECTED: dueAndCredit,
  REFUNDED: dueAndCredit,
  OBJECTED: due,
  CANCELLED: dueAndCredit,
  EXPIRED: dueAndCredit,
  UNKNOWN: [],
};

const refundActions = ['partialRefundPayment', 'refundPayment', 'reversePayment'];

/** Actions that cause some dates of a payment, by the field of the date. */
export const dateActions = {
  cancelDate: ['cancelPayment'],
  processDate: ['retryPayment'],
  refundedDate: refundActions,
} as const;

/** Returns the dates of the approved refunds, except the one that is the refund date of the payment. */
export const refundDates = ({ refunds, refundedDate }: Payment): readonly TimelineDate[] =>
  refunds
    .filter(({ statusCode, approvedDate }) => statusCode === 'approved' && approvedDate !== refundedDate)
    .map(({ id, amount, currencyId, approvedDate }) => ({
      field: id,
      label: texts.refunds.refund(money(amount, currencyId)),
      at: approvedDate,
      actions: refundActions,
    }));

/** Returns which optional sections a payment has. Fees and batch are undefined without permission. */
export const partsOf = (payment: Payment): PartsPresence<keyof typeof texts.parts> => ({
  concepts: payment.details.length > 0,
  payer: payment.payer !== null,
  refunds: payment.refunds.length > 0,
  fees: payment.feeDetails === undefined ? undefined : Boolean(payment.feeDetails?.length),
  relatedPayments: payment.relatedPayments.length > 0,
  subscription: payment.subscriptionId !== null,
  batch: payment.withdrawalBatchId === undefined ? undefined : payment.withdrawalBatchId !== null,
  metadata: hasMetadata(payment),
});

/** Returns the name of the payer, or the e-mail if the payer has no name. */
export const payerName = ({ payer }: Pick<Payment, 'payer'>): string | null => payer?.name ?? payer?.email ?? null;

/** Returns the title of the document and of copies, which distinguishes the payment from others. It has no e-mail. */
export const paymentTitle = (payment: Payment): string =>
  texts.titleOf(
    payment.payer?.name ?? payment.externalTransactionId ?? payment.paymentId,
    money(payment.finalAmount, payment.currencyId),
  );
