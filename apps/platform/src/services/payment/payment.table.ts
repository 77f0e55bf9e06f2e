import type { ListedRefund, Payment } from '@backoffice/contracts/payment';
import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import { derivedText, inSpanishOrder, withoutCase } from '../../database/document-columns.ts';
import { documentTable, versionTable } from '../../database/document-table.ts';
import { id, instant, list, number, searchedCodes, searchedText, text, texts } from '../../database/listed-columns.ts';

/** Current version of each payment. */
export const payments = documentTable<Payment>()(
  'payment',
  {
    id: id(),
    status: text('status', { sort: true }),
    requestDate: instant('request_date', { sort: true }),
    refundedDate: instant('refunded_date', { sortsByLast: 'refunds.approved_date' }),
    lastDueDate: instant('last_due_date'),
    lastUpdateDate: instant('last_update_date', { sort: true }),
    paidDate: instant('paid_date'),
    accreditationDate: instant('accreditation_date'),
    externalTransactionId: text('external_transaction_id'),
    reference: text('reference'),
    collectorId: text('collector_id'),
    payerEmail: searchedText('payer_email', { path: 'payer.email' }),
    payerIdentification: text('payer_identification', { path: 'payer.identification.number' }),
    payerReference: text('payer_reference', { path: 'payer.external_reference' }),
    payerName: searchedText('payer_name', { path: 'payer.name', sort: 'names' }),
    conceptSearch: texts('concept_search', '$.details[*].concept_description'),
    conceptIds: searchedCodes('concept_ids', '$.details[*].concept_id', 'concept_id_search'),
    detailReferences: list('detail_references', 'codes', '$.details[*].external_reference'),
    couponNumbers: list('coupon_numbers', 'codes', '$.payment_methods[*].coupon_number'),
    firstSixDigits: list('first_six_digits', 'codes', '$.payment_methods[*].first_six_digits'),
    lastFourDigits: list('last_four_digits', 'codes', '$.payment_methods[*].last_four_digits'),
    refundApprovals: list('refund_approvals', 'instants', '$.refunds[*].approved_date'),
    gatewayTransactions: list('gateway_transactions', 'codes', '$.payment_methods[*].gateway.transaction_id'),
    mediaPaymentIds: list('media_payment_ids', 'numbers', '$.payment_methods[*].media_payment_id'),
    batchWithdrawal: derivedText('batch_withdrawal', 'batch_withdrawal'),
    finalAmount: number('final_amount', { sort: true }),
  },
  // indexes measured with a million payments: docs/performance.md
  (table) => [
    // includes the columns that tell overdue payments, so that the newest are found without reading rows
    index('payment_request_date').on(table.requestDate, table.id, table.status, table.lastDueDate),
    index('payment_refunded_date').on(table.refundedDate),
    index('payment_last_update_date').on(table.lastUpdateDate),
    index('payment_paid_date').on(table.paidDate),
    index('payment_accreditation_date').on(table.accreditationDate),
    index('payment_status').on(table.status, table.requestDate),
    index('payment_status_newest').on(
      table.status,
      table.requestDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('payment_last_due_date').on(table.status, table.lastDueDate),
    index('payment_collector').on(table.collectorId, table.requestDate),
    index('payment_payer_email').on(table.payerEmail, table.requestDate),
    index('payment_payer_identification').on(table.payerIdentification),
    index('payment_payer_reference').on(table.payerReference),
    index('payment_payer_name').on(inSpanishOrder(table.payerName)),
    index('payment_final_amount').on(table.finalAmount),
    index('payment_batch_withdrawal').on(table.batchWithdrawal),
    index('payment_external_transaction').on(table.externalTransactionId),
    index('payment_external_transaction_case').on(withoutCase(table.externalTransactionId)),
    index('payment_reference').on(table.reference),
    // a filter on several fields is fast when each has an index: one index covers all lists of codes, another all texts
    index('payment_codes').using(
      'gin',
      table.conceptIds.op('jsonb_path_ops'),
      table.detailReferences.op('jsonb_path_ops'),
      table.couponNumbers.op('jsonb_path_ops'),
      table.gatewayTransactions.op('jsonb_path_ops'),
      table.mediaPaymentIds.op('jsonb_path_ops'),
      table.firstSixDigits.op('jsonb_path_ops'),
      table.lastFourDigits.op('jsonb_path_ops'),
    ),
    // partial index, because few payments have refunds
    index('payment_refund_approvals')
      .on(table.requestDate)
      .where(sql`${table.refundApprovals} <> '[]'::jsonb`),
    index('payment_texts').using(
      'gin',
      table.payerNameSearch.op('gin_trgm_ops'),
      table.payerEmailSearch.op('gin_trgm_ops'),
      table.conceptSearch.op('gin_trgm_ops'),
      table.conceptIdsSearch.op('gin_trgm_ops'),
    ),
  ],
);

/** Table of the earlier versions of payments. */
export const paymentVersions = versionTable<Payment>('payment_version');

/**
 * Table of refunds, each with the fields of its payment that lists show. Triggers update it with every change of a
 * payment (migration 0007), so the two cannot differ. The key is `<payment>/<refund>`.
 */
export const refunds = documentTable<ListedRefund>()(
  'refund',
  {
    refundId: text('refund_id', { path: 'id' }),
    status: text('status', { sort: true }),
    amount: number('amount', { sort: true }),
    currencyId: text('currency_id'),
    effectiveDate: instant('effective_date', { sort: true }),
    paymentId: text('payment_id', { path: 'payment.id' }),
    externalTransactionId: text('external_transaction_id', { path: 'payment.external_transaction_id' }),
    collectorId: text('collector_id', { path: 'payment.collector_id' }),
    payerName: searchedText('payer_name', { path: 'payment.payer.name', sort: 'names' }),
    payerEmail: searchedText('payer_email', { path: 'payment.payer.email' }),
    payerIdentification: text('payer_identification', { path: 'payment.payer.identification.number' }),
  },
  (table) => [
    index('refund_payment').on(table.paymentId),
    index('refund_effective_date').on(table.effectiveDate),
    index('refund_collector').on(table.collectorId, table.effectiveDate),
  ],
);
