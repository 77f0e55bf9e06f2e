import type * as contract from '@backoffice/contracts/subscription';
import type * as api from '../../graphql/resolvers.generated.ts';
import { fromCode, listOf, money, nullable, versionWith } from '../mapping.ts';

/** What resolvers of `PaymentSubscription` get: the schema's own shape, without the fields that have a resolver. */
export type SubscriptionParent = Omit<api.PaymentSubscription, 'collector' | 'history' | 'availableActions'>;

const statuses = {
  active: 'ACTIVE',
  pending: 'PENDING',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED',
  finished: 'FINISHED',
  payer_deferred: 'PAYER_DEFERRED',
  review: 'REVIEW',
} satisfies Record<Lowercase<Exclude<api.SubscriptionStatus, 'UNKNOWN'>>, api.SubscriptionStatus>;

/** A status of the service; one that this version does not know is UNKNOWN (GAP-14). */
const statusOf = (code: string): api.SubscriptionStatus => fromCode(statuses, code) ?? 'UNKNOWN';

/** The subscription as the schema has it (A93). */
export const subscriptionFrom = (subscription: contract.Subscription): SubscriptionParent => ({
  id: subscription.id,
  type: subscription.type,
  status: statusOf(subscription.status),
  statusCode: subscription.status,
  statusDetail: subscription.status_detail,
  amount: money(subscription.amount),
  currencyId: subscription.currency_id,
  periods: subscription.periods,
  detail: nullable(subscription.detail, (detail) => ({
    conceptId: detail.concept_id,
    conceptDescription: detail.concept_description,
    externalReference: detail.external_reference,
  })),
  review: subscription.review,
  validation: subscription.validation,
  dueDay: subscription.due_day,
  createdPayments: subscription.created_payments,
  recurrence: subscription.recurrence,
  notificationUrl: subscription.notification_url,
  backUrl: subscription.back_url,
  returnUrl: subscription.return_url,
  ...datesFrom(subscription),
  metadata: subscription.metadata,
  notifications: listOf(subscription.notifications, ({ id, date, type, action }) => ({ id, date, type, action })),
  source: nullable(subscription.source, ({ id, name, type }) => ({ id, name, type })),
  paymentMethod: nullable(subscription.payment_method, (method) => ({
    mediaPaymentId: method.media_payment_id,
    lastFourDigits: method.last_four_digits,
  })),
  payer: nullable(subscription.payer, ({ name, email }) => ({ name, email })),
  collectorId: subscription.collector_id,
  paymentsPeriods: periodsFrom(subscription.payments_periods),
  version: subscription.version,
  lastModified: subscription.last_modified !== false,
});

const datesFrom = (subscription: contract.Subscription) => ({
  requestDate: subscription.request_date,
  lastUpdateDate: subscription.last_update_date,
  cancelDate: subscription.cancel_date,
  subscribedDate: subscription.subscribed_date,
  rejectedDate: subscription.rejected_date,
  reviewValidationDate: subscription.review_validation_date,
  payerValidationDate: subscription.payer_validation_date,
  payerDeferredDate: subscription.payer_deferred_date,
  startDate: subscription.start_date,
  finishedDate: subscription.finished_date,
});

/** Newest first (A75). Months sort as text. */
const periodsFrom = (periods: contract.Subscription['payments_periods']): api.PaymentPeriod[] =>
  listOf(periods, ({ period, payment_id }) => ({ period, paymentId: payment_id })).toSorted((one, other) =>
    other.period.localeCompare(one.period, 'en'),
  );

/** A row of the history (A180). */
export const versionFrom = versionWith(statusOf);
