import type { Payment } from '@backoffice/contracts/payment';
import { desc } from 'drizzle-orm';
import type { ListOffer } from '../../shared/list-query.ts';
import { createVersionedDocuments } from '../../shared/versioned-documents.ts';
import { payments, paymentVersions } from './payment.table.ts';

/** Filters and orders of the list of payments (A43, A103, A210, GAP-06). */
const offer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: payments.id }],
    ['external_transaction_id', { kind: 'text', column: payments.externalTransactionId }],
    ['status', { kind: 'text', column: payments.status, sort: payments.status }],
    ['collector_id', { kind: 'text', column: payments.collectorId }],
    ['reference', { kind: 'text', column: payments.reference }],
    ['payer.email', { kind: 'text', column: payments.payerEmail, search: payments.payerEmailSearch }],
    ['payer.identification.number', { kind: 'text', column: payments.payerIdentification }],
    ['payer.external_reference', { kind: 'text', column: payments.payerReference }],
    [
      'payer.name',
      { kind: 'text', column: payments.payerName, search: payments.payerNameSearch, sort: payments.payerNameSearch },
    ],
    ['details.concept_description', { kind: 'texts', column: payments.conceptSearch, search: payments.conceptSearch }],
    ['details.concept_id', { kind: 'codes', column: payments.conceptIds, search: payments.conceptIdSearch }],
    ['details.external_reference', { kind: 'codes', column: payments.detailReferences }],
    ['payment_methods.coupon_number', { kind: 'codes', column: payments.couponNumbers }],
    ['payment_methods.gateway.transaction_id', { kind: 'codes', column: payments.gatewayTransactions }],
    ['payment_methods.media_payment_id', { kind: 'numbers', column: payments.mediaPaymentIds }],
    ['request_date', { kind: 'instant', column: payments.requestDate, sort: payments.requestDate }],
    ['refunded_date', { kind: 'instant', column: payments.refundedDate }],
    ['last_due_date', { kind: 'instant', column: payments.lastDueDate }],
    ['final_amount', { kind: 'number', column: payments.finalAmount, sort: payments.finalAmount }],
  ]),
  defaultOrder: [desc(payments.requestDate), desc(payments.id)],
};

/** Creates the repository of payments and their versions. */
export const createPaymentRepository = createVersionedDocuments<Payment>({
  entity: 'payment',
  table: payments,
  older: paymentVersions,
  offer,
});
