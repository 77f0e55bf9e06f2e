import type { ListedRefund } from '@backoffice/contracts/payment';
import { columnsOf } from './export.columns.ts';
import { exportTexts as texts } from './export.texts.ts';

const { text, code, amount, moment } = columnsOf<ListedRefund>();
const { columns: headings } = texts;

/** Columns of an export of refunds, in their order in the file. */
export const refundColumns = [
  text('id', headings.refund_id, ({ id }) => id),
  moment('effective_date', headings.refunded_date, (refund) => refund.effective_date),
  amount('amount', headings.refund_amount, (refund) => refund.amount),
  amount('refunded_amount', headings.refunded_amount, (refund) => (refund.status === 'approved' ? refund.amount : 0)),
  code('currency_id', headings.currency_id, (refund) => refund.currency_id),
  code('status', headings.status, ({ status }) => status, texts.refunds.statuses),
  text('status_detail', headings.status_detail, (refund) => refund.status_detail),
  text('reason', headings.reason, ({ reason }) => reason),
  moment('request_date', headings.refund_request_date, (refund) => refund.request_date),
  text('payment_id', headings.payment_id, ({ payment }) => payment.id),
  text('external_transaction_id', headings.external_transaction_id, ({ payment }) => payment.external_transaction_id),
  text('payer_name', headings.payer_name, ({ payment }) => payment.payer?.name ?? null),
  text('payer_email', headings.payer_email, ({ payment }) => payment.payer?.email ?? null),
  code(
    'payer_identification',
    headings.payer_identification,
    ({ payment }) => payment.payer?.identification?.number ?? null,
  ),
  amount('payment_amount', headings.payment_amount, ({ payment }) => payment.final_amount),
  code('collector_id', headings.collector_id, ({ payment }) => payment.collector_id),
] as const;
