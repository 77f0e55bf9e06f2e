import { readPayerNotification } from '@/features/notification';
import { detailTexts, yesOrNo } from '@/shared/detail';
import { dateTime, money, monthName, quantity } from '@/shared/format';
import { mediaPaymentName } from '@/domain/payment-method/media';
import {
  readFields,
  readSource,
  readTree,
  type Fields,
  type ItemReading,
  type SectionReading,
} from '@/shared/versions';
import { subscriptionStatus } from '../../subscription.status';
import { subscriptionDetailTexts as texts } from '../detail.texts';
import { periodsText, recurrenceText, typeText } from '../subscription-text';
import type {
  SubscriptionConditionsFragment,
  SubscriptionDatesFragment,
  SubscriptionPartiesFragment,
  SubscriptionPartsFragment,
  SubscriptionPeriodsFragment,
  SubscriptionSummaryFragment,
} from '../SubscriptionPage.generated';

const { conditions, dates, method, payer, summary } = texts;

type Detail = NonNullable<SubscriptionSummaryFragment['detail']>;
type Payer = NonNullable<SubscriptionPartiesFragment['payer']>;
type Method = NonNullable<SubscriptionPartiesFragment['paymentMethod']>;
type Period = SubscriptionPeriodsFragment['paymentsPeriods'][number];

const summaryFields: Fields<SubscriptionSummaryFragment> = {
  status: [
    texts.status,
    ({ status, statusCode }) => {
      const { label, tone } = subscriptionStatus[status];
      return { text: status === 'UNKNOWN' ? statusCode : label, tone };
    },
  ],
  statusCode: null,
  statusDetail: [summary.statusDetail, ({ statusDetail }) => statusDetail],
  amount: [summary.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  currencyId: [summary.currency, ({ currencyId }) => currencyId],
  type: [summary.type, ({ type }) => typeText(type)],
  recurrence: [summary.recurrence, ({ recurrence }) => recurrenceText(recurrence)],
  periods: [summary.periods, ({ periods }) => periodsText(periods)],
  createdPayments: [summary.createdPayments, ({ createdPayments }) => quantity(createdPayments)],
  dueDay: [summary.dueDay, ({ dueDay }) => dueDay],
  collectorId: [summary.collector, ({ collectorId }) => collectorId],
  // the same in both, told above the columns, read with its own fields
  id: null,
  version: null,
  detail: null,
};

const detailFields: Fields<Detail> = {
  conceptDescription: [summary.conceptDescription, ({ conceptDescription }) => conceptDescription],
  conceptId: [summary.conceptId, ({ conceptId }) => conceptId],
  externalReference: [summary.externalReference, ({ externalReference }) => externalReference],
};

const methodFields: Fields<Method> = {
  mediaPaymentId: [
    method.name,
    ({ mediaPaymentId }) => (mediaPaymentId === null ? null : mediaPaymentName(mediaPaymentId)),
  ],
  lastFourDigits: [method.lastFourDigits, ({ lastFourDigits }) => lastFourDigits],
};

const payerFields: Fields<Payer> = {
  name: [payer.name, ({ name }) => name],
  email: [payer.email, ({ email }) => email],
};

const conditionFields: Fields<SubscriptionConditionsFragment> = {
  review: [conditions.review, ({ review }) => yesOrNo(review)],
  validation: [conditions.validation, ({ validation }) => yesOrNo(validation)],
  notificationUrl: [conditions.notificationUrl, ({ notificationUrl }) => notificationUrl],
  backUrl: [conditions.backUrl, ({ backUrl }) => backUrl],
  returnUrl: [conditions.returnUrl, ({ returnUrl }) => returnUrl],
};

const dateFields: Fields<SubscriptionDatesFragment> = {
  requestDate: [dates.requestDate, ({ requestDate }) => dateTime(requestDate)],
  payerValidationDate: [dates.payerValidationDate, ({ payerValidationDate }) => dateTime(payerValidationDate)],
  reviewValidationDate: [dates.reviewValidationDate, ({ reviewValidationDate }) => dateTime(reviewValidationDate)],
  payerDeferredDate: [dates.payerDeferredDate, ({ payerDeferredDate }) => dateTime(payerDeferredDate)],
  subscribedDate: [dates.subscribedDate, ({ subscribedDate }) => dateTime(subscribedDate)],
  startDate: [dates.startDate, ({ startDate }) => dateTime(startDate)],
  rejectedDate: [dates.rejectedDate, ({ rejectedDate }) => dateTime(rejectedDate)],
  cancelDate: [dates.cancelDate, ({ cancelDate }) => dateTime(cancelDate)],
  finishedDate: [dates.finishedDate, ({ finishedDate }) => dateTime(finishedDate)],
  lastUpdateDate: null, // two versions never share it: it stands above the columns
};

const readPeriod = ({ period, paymentId }: Period): ItemReading => ({
  key: period,
  title: monthName(period),
  fields: [{ key: 'payment', label: texts.paymentPeriods.payment, text: paymentId ?? texts.paymentPeriods.unpaid }],
});

/** A version of a subscription as the detail shows it. What a person may not see was not asked for. */
export const readSubscription = (subscription: SubscriptionPartsFragment): readonly SectionReading[] => [
  {
    key: 'summary',
    title: summary.title,
    fields: [...readFields(summaryFields, subscription), ...readFields(detailFields, subscription.detail)],
  },
  { key: 'periods', title: texts.paymentPeriods.title, items: subscription.paymentsPeriods.map(readPeriod) },
  { key: 'method', title: method.title, fields: readFields(methodFields, subscription.paymentMethod) },
  { key: 'dates', title: detailTexts.dates.title, fields: readFields(dateFields, subscription) },
  { key: 'payer', title: payer.title, fields: readFields(payerFields, subscription.payer) },
  { key: 'conditions', title: conditions.title, fields: readFields(conditionFields, subscription) },
  { key: 'metadata', title: texts.metadata.title, fields: readTree(subscription.metadata) },
  {
    key: 'notifications',
    title: texts.extra.notifications,
    items: subscription.notifications?.map(readPayerNotification) ?? [],
  },
  { key: 'source', title: detailTexts.source.title, fields: readSource(subscription.source) },
];
