import type * as contract from '@backoffice/contracts/payment';
import type * as api from '../../api/schema-types.generated.ts';
import { lazyMapper } from '../../module-kit/source/lazy-mapper.ts';
import {
  decimal,
  enumFrom,
  listOf,
  money,
  notificationStatusOf,
  nullable,
  payerNotificationFrom,
  sourceFrom,
  versionWith,
  type HistoryRow,
  type PayerNotificationParent,
} from '../../module-kit/source/mapping.ts';
import { channelOf, methodFrom, payerFrom, refundableFrom, refundFrom } from './payment-parts.mappers.ts';
import { subscriptionRequest } from './payment.texts.ts';

/** Fields of `Payment` that a resolver computes, or whose objects have fields with a resolver. */
type Resolved =
  | 'activity'
  | 'collector'
  | 'payerProfile'
  | 'withdrawalBatch'
  | 'distributions'
  | 'history'
  | 'holder'
  | 'availableActions'
  | 'overdue'
  | 'relatedPayments'
  | 'refundedAmount'
  | 'lastRefundDate'
  | 'subscription'
  | 'subscriptionRequests'
  | 'notifications';

/** Refund of the list. Its requester is read from the activity. */
export type ListedRefundParent = Omit<api.ListedRefund, 'requestedBy'>;

/** Payment in the shape of the schema, so that plain fields need no resolver. */
export type PaymentParent = Omit<api.Payment, Resolved> & {
  readonly relatedPayments: readonly RelatedPaymentParent[];
  readonly subscriptionRequests: readonly SubscriptionRequestParent[];
  readonly notifications: readonly PayerNotificationParent[];
};

export type SubscriptionRequestParent = Omit<api.SubscriptionRequest, 'subscription'>;

export type RelatedPaymentParent = Omit<api.RelatedPayment, 'payment'>;

/** Converts a status of the service; an unknown code becomes UNKNOWN. */
const statusOf = enumFrom<api.PaymentStatus>({
  pending: 'PENDING',
  issued: 'ISSUED',
  approved: 'APPROVED',
  partial: 'PARTIAL',
  rejected: 'REJECTED',
  refunded: 'REFUNDED',
  objected: 'OBJECTED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
});

/** Status details that mean an expired card. Only whole codes count, not parts of free text (GAP-09). */
const cardExpiredCodes: ReadonlySet<string> = new Set(['cc_rejected_card_expired', 'expired_card', 'tarjeta_vencida']);

/** Converts a payment lazily (A83). */
export const paymentFrom = lazyMapper<contract.Payment, PaymentParent>({
  service: 'payment',
  type: 'Payment',
  fields: {
    id: 'id',
    paymentId: 'id',
    status: (payment) => statusOf(payment.status),
    statusCode: 'status',
    statusDetail: 'status_detail',
    cardExpired: (payment) => cardExpiredCodes.has(payment.status_detail ?? ''),
    type: (payment) => nullable(payment.type, channelOf),
    typeCode: 'type',
    requestDate: 'request_date',
    lastUpdateDate: 'last_update_date',
    dueDate: 'due_date',
    lastDueDate: 'last_due_date',
    processDate: 'process_date',
    rejectedDate: 'rejected_date',
    cancelDate: 'cancel_date',
    paidDate: 'paid_date',
    payerDeferredDate: 'payer_deferred_date',
    payerValidationDate: 'payer_validation_date',
    accreditationDate: 'accreditation_date',
    reviewValidationDate: 'review_validation_date',
    refundedDate: 'refunded_date',
    externalTransactionId: 'external_transaction_id',
    finalAmount: (payment) => money(payment.final_amount),
    currencyId: 'currency_id',
    details: (payment) => listOf(payment.details, detailFrom),
    review: 'review',
    validation: 'validation',
    notificationUrl: 'notification_url',
    backUrl: 'back_url',
    chargeDelay: (payment) => nullable(payment.charge_delay, money),
    rate: (payment) => nullable(payment.rate, decimal),
    version: 'version',
    isCurrent: (payment) => payment.last_modified !== false,
    feeDetails: (payment) =>
      listOf(payment.fee_details, ({ type, description, amount }) => ({
        type,
        description,
        amount: money(amount),
      })),
    relatedPayments: (payment) => listOf(payment.relateds, ({ type, paymentId }) => ({ type, paymentId })),
    paymentMethods: (payment) => listOf(payment.payment_methods, methodFrom),
    payer: (payment) => nullable(payment.payer, payerFrom),
    collectorId: 'collector_id',
    reference: 'reference',
    refunds: (payment) => listOf(payment.refunds, refundFrom),
    refundableAmount: refundableFrom,
    subscriptionId: 'by_subscription',
    withdrawalBatchId: 'batch_withdrawal',
    metadata: (payment) => metadataFrom(payment.metadata).metadata,
    subscriptionRequests: (payment) => metadataFrom(payment.metadata).subscriptionRequests,
    notifications: (payment) => listOf(payment.notifications, payerNotificationFrom),
    collectorNotifications: (payment) => listOf(payment.collector_notifications, collectorNotificationFrom),
    source: (payment) => nullable(payment.source, sourceFrom),
    presetActions: (payment) => listOf(payment.presets?.actions, ({ name, active }) => ({ name, active })),
  },
});

const detailFrom = (detail: contract.Detail): api.PaymentDetail => ({
  conceptId: detail.concept_id,
  conceptDescription: detail.concept_description,
  amount: money(detail.amount),
  externalReference: detail.external_reference,
});

const collectorNotificationFrom = (sent: contract.CollectorNotification): api.CollectorNotification => ({
  url: sent.url,
  response: sent.response,
  status: notificationStatusOf(sent.status),
  statusCode: sent.status,
  statusDetail: sent.status_detail,
  retryCount: sent.retry_count,
  originalRequest: sent.original_request,
  lastRetry: sent.last_retry,
});

/** Separates the subscription requests from the collector's free data (A69). */
function metadataFrom(
  metadata: contract.Payment['metadata'],
): Pick<PaymentParent, 'metadata' | 'subscriptionRequests'> {
  if (metadata == null) return { metadata: null, subscriptionRequests: [] };
  const { subscription_request: requests, ...free } = metadata;
  return {
    metadata: Object.keys(free).length === 0 ? null : free,
    subscriptionRequests: listOf(requests, subscriptionRequest),
  };
}

/** Converts a row of the history (A91). */
export const versionFrom = (row: HistoryRow): api.PaymentVersion => ({
  ...versionWith(statusOf)(row),
  paymentId: row.id,
});
