import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import type { Parts } from '@/shared/detail';
import type { TimelineDate } from '@/shared/detail/timeline';
import { money } from '@/shared/format';
import { paymentDetailTexts as texts } from './detail.texts';
import { hasMetadata } from './ExtraSections';
import type { PaymentPartsFragment } from './PaymentPage.generated';

type Payment = PaymentPartsFragment;

const due = ['dueDate', 'lastDueDate'] as const;
const dueAndCredit = [...due, 'accreditationDate'] as const;

/** Dates that will not happen in a status: what is paid is not due, and what is not kept is not credited. */
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

/** Dates on which a part was given back; the one of the rest is the payment's own. */
export const refundDates = ({ refunds, refundedDate }: Payment): readonly TimelineDate[] =>
  refunds
    .filter(({ statusCode, approvedDate }) => statusCode === 'approved' && approvedDate !== refundedDate)
    .map(({ id, amount, currencyId, approvedDate }) => ({
      field: id,
      label: texts.refunds.refund(money(amount, currencyId)),
      at: approvedDate,
    }));

/** The parts of a payment that it may lack. Without a permission the answer has neither fees nor batch. */
export const partsOf = (payment: Payment): Parts<keyof typeof texts.parts> => ({
  concepts: payment.details.length > 0,
  payer: payment.payer !== null,
  refunds: payment.refunds.length > 0,
  fees: payment.feeDetails === undefined ? undefined : Boolean(payment.feeDetails?.length),
  relatedPayments: payment.relatedPayments.length > 0,
  subscription: payment.subscriptionId !== null,
  batch: payment.withdrawalBatchId === undefined ? undefined : payment.withdrawalBatchId !== null,
  metadata: hasMetadata(payment),
});

/** Name of the payer, as far as the payment knows it. */
export const payerName = ({ payer }: Pick<Payment, 'payer'>): string | null => payer?.name ?? payer?.email ?? null;

/** A payment among others, for the title of the document. */
export const paymentTitle = (payment: Payment): string =>
  texts.titleOf(
    payerName(payment) ?? payment.externalTransactionId ?? payment.paymentId,
    money(payment.finalAmount, payment.currencyId),
  );
