import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { columnsOf, joined } from './export.columns.ts';
import { exportTexts as texts } from './export.texts.ts';

const { text, code, amount, moment } = columnsOf<Payment>();
const { columns: headings } = texts;

/** Columns of an export of payments, in their order in the file. */
export const paymentColumns = [
  text('id', headings.id, ({ id }) => id),
  moment('request_date', headings.request_date, (payment) => payment.request_date),
  text('external_transaction_id', headings.external_transaction_id, (payment) => payment.external_transaction_id),
  code('concept_id', headings.concept_id, ({ details }) => joined(details.map((detail) => detail.concept_id))),
  text('concept_description', headings.concept_description, ({ details }) =>
    joined(details.map((detail) => detail.concept_description)),
  ),
  text('payer_name', headings.payer_name, ({ payer }) => payer?.name ?? null),
  text('payer_email', headings.payer_email, ({ payer }) => payer?.email ?? null),
  code('payer_identification', headings.payer_identification, ({ payer }) => payer?.identification?.number ?? null),
  amount('final_amount', headings.amount, (payment) => payment.final_amount),
  code('currency_id', headings.currency_id, (payment) => payment.currency_id),
  text('payment_method', headings.payment_method, ({ payment_methods: methods }) => joined(methods.map(methodOf))),
  code('authorization_code', headings.authorization_code, ({ payment_methods: methods }) =>
    joined(methods.map((method) => method.authorization_code)),
  ),
  code('coupon_number', headings.coupon_number, ({ payment_methods: methods }) =>
    joined(methods.map((method) => method.coupon_number)),
  ),
  code('status', headings.status, ({ status }) => status, texts.payments.statuses),
  text('status_detail', headings.status_detail, (payment) => payment.status_detail),
  code('type', headings.type, ({ type }) => type, texts.payments.types),
  code('collector_id', headings.collector_id, (payment) => payment.collector_id),
  text('reference', headings.reference, ({ reference }) => reference),
  moment('due_date', headings.due_date, (payment) => payment.due_date),
  moment('last_due_date', headings.last_due_date, (payment) => payment.last_due_date),
  moment('paid_date', headings.paid_date, (payment) => payment.paid_date),
  moment('accreditation_date', headings.accreditation_date, (payment) => payment.accreditation_date),
  moment('rejected_date', headings.rejected_date, (payment) => payment.rejected_date),
  moment('cancel_date', headings.cancel_date, (payment) => payment.cancel_date),
  moment('refunded_date', headings.refunded_date, lastRefund),
  amount('refunded_amount', headings.refunded_amount, refundedAmount),
  text('by_subscription', headings.by_subscription, (payment) => payment.by_subscription),
] as const;

const approvedRefunds = ({ refunds }: Payment) => refunds.filter(({ status }) => status === 'approved');

/** Returns the timestamp of the last approved refund, full or partial (A210). */
function lastRefund(payment: Payment): string | null {
  const moments = approvedRefunds(payment).flatMap(({ approved_date: moment }) => moment ?? []);
  return moments.toSorted().at(-1) ?? payment.refunded_date;
}

/** Returns the sum of the approved refunds, or null without one. */
function refundedAmount(payment: Payment): number | null {
  const refunds = approvedRefunds(payment);
  return refunds.length === 0 ? null : refunds.reduce((sum, { amount: one }) => sum + Math.round(one * 100), 0) / 100;
}

function methodOf({ media_payment_detail: name, media_payment_id: code, last_four_digits: digits }: PaymentMethod) {
  const unnamed = code === null ? texts.unnamedMethod : texts.unknownMethod(code);
  return texts.method(name ?? unnamed, digits);
}
