import type * as contract from '@backoffice/contracts/subscription';
import type * as api from '../../api/schema-types.generated.ts';
import { lazyMapper } from '../../module-kit/source/lazy-mapper.ts';
import {
  enumFrom,
  listOf,
  money,
  nullable,
  payerNotificationFrom,
  sourceFrom,
  versionWith,
  type HistoryRow,
  type PayerNotificationParent,
} from '../../module-kit/source/mapping.ts';

/** Subscription in the shape of the schema, without the fields that have a resolver. */
export type PaymentSubscriptionParent = Omit<
  api.PaymentSubscription,
  'activity' | 'collector' | 'payerProfile' | 'history' | 'availableActions' | 'notifications' | 'paymentsPeriods'
> & {
  readonly notifications: readonly PayerNotificationParent[];
  readonly paymentsPeriods: readonly PaymentPeriodParent[];
};

export type PaymentPeriodParent = Omit<api.PaymentPeriod, 'payment'>;

/** Converts a status of the service; an unknown code becomes UNKNOWN (GAP-14). */
const statusOf = enumFrom<api.SubscriptionStatus>({
  active: 'ACTIVE',
  pending: 'PENDING',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED',
  finished: 'FINISHED',
  payer_deferred: 'PAYER_DEFERRED',
  review: 'REVIEW',
});

const typeOf = enumFrom<api.SubscriptionType>({ subscription: 'SUBSCRIPTION', adhesion: 'ADHESION', plan: 'PLAN' });

/** Converts a subscription lazily (A93). */
export const subscriptionFrom = lazyMapper<contract.Subscription, PaymentSubscriptionParent>({
  service: 'subscription',
  type: 'PaymentSubscription',
  fields: {
    id: 'id',
    subscriptionId: 'id',
    type: (subscription) => typeOf(subscription.type),
    typeCode: 'type',
    status: (subscription) => statusOf(subscription.status),
    statusCode: 'status',
    statusDetail: 'status_detail',
    amount: (subscription) => money(subscription.amount),
    currencyId: 'currency_id',
    periods: 'periods',
    detail: (subscription) =>
      nullable(subscription.detail, (detail) => ({
        conceptId: detail.concept_id,
        conceptDescription: detail.concept_description,
        externalReference: detail.external_reference,
      })),
    review: 'review',
    validation: 'validation',
    dueDay: 'due_day',
    createdPayments: 'created_payments',
    recurrence: 'recurrence',
    notificationUrl: 'notification_url',
    backUrl: 'back_url',
    returnUrl: 'return_url',
    requestDate: 'request_date',
    lastUpdateDate: 'last_update_date',
    cancelDate: 'cancel_date',
    subscribedDate: 'subscribed_date',
    rejectedDate: 'rejected_date',
    reviewValidationDate: 'review_validation_date',
    payerValidationDate: 'payer_validation_date',
    payerDeferredDate: 'payer_deferred_date',
    startDate: 'start_date',
    finishedDate: 'finished_date',
    metadata: 'metadata',
    notifications: (subscription) => listOf(subscription.notifications, payerNotificationFrom),
    source: (subscription) => nullable(subscription.source, sourceFrom),
    paymentMethod: (subscription) =>
      nullable(subscription.payment_method, (method) => ({
        paymentMethodCode: method.media_payment_id,
        lastFourDigits: method.last_four_digits,
      })),
    payer: (subscription) => nullable(subscription.payer, ({ name, email }) => ({ name, email })),
    collectorId: 'collector_id',
    paymentsPeriods: (subscription) => periodsFrom(subscription.payments_periods),
    version: 'version',
    isCurrent: (subscription) => subscription.last_modified !== false,
  },
});

/** Returns the payment periods, newest first (A75). Months sort as text. */
const periodsFrom = (periods: contract.Subscription['payments_periods']): PaymentPeriodParent[] =>
  listOf(periods, ({ period, payment_id }) => ({ period, paymentId: payment_id })).toSorted((one, other) =>
    other.period.localeCompare(one.period, 'en'),
  );

/** Converts a row of the history (A180). */
export const versionFrom = (row: HistoryRow): api.SubscriptionVersion => ({
  ...versionWith(statusOf)(row),
  subscriptionId: row.id,
});
