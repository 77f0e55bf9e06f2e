import type { Payment } from '@backoffice/contracts/payment';
import { index } from 'drizzle-orm/pg-core';
import {
  derivedList,
  derivedNumber,
  derivedSearchText,
  derivedSearchTexts,
  derivedText,
} from '../../database/document-columns.ts';
import { documentTable, versionTable } from '../../database/document-table.ts';

/** Current version of each payment. */
export const payments = documentTable<Payment>()(
  'payment',
  {
    status: derivedText('status', 'status'),
    requestDate: derivedText('request_date', 'request_date'),
    refundedDate: derivedText('refunded_date', 'refunded_date'),
    lastDueDate: derivedText('last_due_date', 'last_due_date'),
    externalTransactionId: derivedText('external_transaction_id', 'external_transaction_id'),
    reference: derivedText('reference', 'reference'),
    collectorId: derivedText('collector_id', 'collector_id'),
    payerEmail: derivedText('payer_email', 'payer.email'),
    payerEmailSearch: derivedSearchText('payer_email_search', 'payer.email'),
    payerIdentification: derivedText('payer_identification', 'payer.identification.number'),
    payerReference: derivedText('payer_reference', 'payer.external_reference'),
    payerName: derivedText('payer_name', 'payer.name'),
    payerNameSearch: derivedSearchText('payer_name_search', 'payer.name'),
    conceptSearch: derivedSearchTexts('concept_search', '$.details[*].concept_description'),
    conceptIds: derivedList('concept_ids', '$.details[*].concept_id'),
    conceptIdSearch: derivedSearchTexts('concept_id_search', '$.details[*].concept_id'),
    detailReferences: derivedList('detail_references', '$.details[*].external_reference'),
    couponNumbers: derivedList('coupon_numbers', '$.payment_methods[*].coupon_number'),
    gatewayTransactions: derivedList('gateway_transactions', '$.payment_methods[*].gateway.transaction_id'),
    mediaPaymentIds: derivedList('media_payment_ids', '$.payment_methods[*].media_payment_id'),
    batchWithdrawal: derivedText('batch_withdrawal', 'batch_withdrawal'),
    finalAmount: derivedNumber('final_amount', 'final_amount'),
  },
  // measured with a million payments: docs/performance.md
  (table) => [
    // with what tells the overdue, so that the newest of them are found without their rows
    index('payment_request_date').on(table.requestDate, table.id, table.status, table.lastDueDate),
    index('payment_refunded_date').on(table.refundedDate),
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
    index('payment_payer_name').on(table.payerNameSearch),
    index('payment_final_amount').on(table.finalAmount),
    index('payment_batch_withdrawal').on(table.batchWithdrawal),
    index('payment_external_transaction').on(table.externalTransactionId),
    index('payment_reference').on(table.reference),
    // a filter with several fields is quick when each of them has an index: one is for all lists of codes, one for all texts
    index('payment_codes').using(
      'gin',
      table.conceptIds.op('jsonb_path_ops'),
      table.detailReferences.op('jsonb_path_ops'),
      table.couponNumbers.op('jsonb_path_ops'),
      table.gatewayTransactions.op('jsonb_path_ops'),
      table.mediaPaymentIds.op('jsonb_path_ops'),
    ),
    index('payment_texts').using(
      'gin',
      table.payerNameSearch.op('gin_trgm_ops'),
      table.payerEmailSearch.op('gin_trgm_ops'),
      table.conceptSearch.op('gin_trgm_ops'),
      table.conceptIdSearch.op('gin_trgm_ops'),
    ),
  ],
);

/** Versions that are no longer the current one. */
export const paymentVersions = versionTable<Payment>('payment_version');
