import type * as contract from '@backoffice/contracts/subscription';
import type * as api from '../../graphql/resolvers.generated.ts';
import { shape } from '../shape.ts';
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
export const subscriptionFrom = shape<contract.Subscription, SubscriptionParent>('subscription', {
  id: (subscription) => subscription.id,
  type: (subscription) => subscription.type,
  status: (subscription) => statusOf(subscription.status),
  statusCode: (subscription) => subscription.status,
  statusDetail: (subscription) => subscription.status_detail,
  amount: (subscription) => money(subscription.amount),
  currencyId: (subscription) => subscription.currency_id,
  periods: (subscription) => subscription.periods,
  detail: (subscription) =>
    nullable(subscription.detail, (detail) => ({
      conceptId: detail.concept_id,
      conceptDescription: detail.concept_description,
      externalReference: detail.external_reference,
    })),
  review: (subscription) => subscription.review,
  validation: (subscription) => subscription.validation,
  dueDay: (subscription) => subscription.due_day,
  createdPayments: (subscription) => subscription.created_payments,
  recurrence: (subscription) => subscription.recurrence,
  notificationUrl: (subscription) => subscription.notification_url,
  backUrl: (subscription) => subscription.back_url,
  returnUrl: (subscription) => subscription.return_url,
  requestDate: (subscription) => subscription.request_date,
  lastUpdateDate: (subscription) => subscription.last_update_date,
  cancelDate: (subscription) => subscription.cancel_date,
  subscribedDate: (subscription) => subscription.subscribed_date,
  rejectedDate: (subscription) => subscription.rejected_date,
  reviewValidationDate: (subscription) => subscription.review_validation_date,
  payerValidationDate: (subscription) => subscription.payer_validation_date,
  payerDeferredDate: (subscription) => subscription.payer_deferred_date,
  startDate: (subscription) => subscription.start_date,
  finishedDate: (subscription) => subscription.finished_date,
  metadata: (subscription) => subscription.metadata,
  notifications: (subscription) =>
    listOf(subscription.notifications, ({ id, date, type, action }) => ({ id, date, type, action })),
  source: (subscription) => nullable(subscription.source, ({ id, name, type }) => ({ id, name, type })),
  paymentMethod: (subscription) =>
    nullable(subscription.payment_method, (method) => ({
      mediaPaymentId: method.media_payment_id,
      lastFourDigits: method.last_four_digits,
    })),
  payer: (subscription) => nullable(subscription.payer, ({ name, email }) => ({ name, email })),
  collectorId: (subscription) => subscription.collector_id,
  paymentsPeriods: (subscription) => periodsFrom(subscription.payments_periods),
  version: (subscription) => subscription.version,
  lastModified: (subscription) => subscription.last_modified !== false,
});

/** Newest first (A75). Months sort as text. */
const periodsFrom = (periods: contract.Subscription['payments_periods']): api.PaymentPeriod[] =>
  listOf(periods, ({ period, payment_id }) => ({ period, paymentId: payment_id })).toSorted((one, other) =>
    other.period.localeCompare(one.period, 'en'),
  );

/** A row of the history (A180). */
export const versionFrom = versionWith(statusOf);
