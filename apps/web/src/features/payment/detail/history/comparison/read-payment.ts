import { readPayerNotification } from '@/features/notification';
import { detailTexts, yesOrNo } from '@/shared/detail';
import { dateTime, money, percent } from '@/shared/format';
import { identificationText } from '@/domain/identification';
import { readFields, readSource, readTree, type Fields, type Reading, type SectionReading } from '@/shared/versions';
import { paymentStatus } from '../../../payment.status';
import { paymentDetailTexts } from '../../detail.texts';
import { paymentExtraTexts } from '../../extra/extra.texts';
import { presetName } from '../../overview/condition-text';
import type { PaymentConditionsFragment } from '../../overview/PaymentConditions.generated';
import type { PaymentDatesFragment } from '../../overview/PaymentDates.generated';
import type { PaymentSummaryFragment } from '../../overview/PaymentSummary.generated';
import type { PaymentPayerFragment } from '../../parties/PaymentPayer.generated';
import { typeText } from '../../payment-type';
import { comparisonTexts } from './comparison.texts';
import type { ComparedPaymentFragment } from './PaymentComparison.generated';
import { readCollectorNotification, readSubscriptionRequest } from './read-extra';
import { readMethod } from './read-method';
import { readConcept, readFee, readRefund, readRelated } from './read-movements';

const texts = paymentDetailTexts;
const { dates, field } = texts;

type Payer = NonNullable<PaymentPayerFragment['payer']>;
type Identification = NonNullable<Payer['identification']>;

const summaryFields: Fields<PaymentSummaryFragment> = {
  status: [
    field.status,
    ({ status, statusCode }) => {
      const { label, tone } = paymentStatus[status];
      return { text: status === 'UNKNOWN' ? statusCode : label, tone };
    },
  ],
  statusCode: null,
  statusDetail: [field.statusDetail, ({ statusDetail }) => statusDetail],
  finalAmount: [field.finalAmount, ({ finalAmount, currencyId }) => money(finalAmount, currencyId)],
  currencyId: [texts.summary.currency, ({ currencyId }) => currencyId],
  type: [field.type, ({ type }) => typeText(type)],
  collectorId: [texts.summary.collector, ({ collectorId }) => collectorId],
  externalTransactionId: [texts.summary.externalTransactionId, ({ externalTransactionId }) => externalTransactionId],
  reference: [texts.summary.reference, ({ reference }) => reference],
  // the same in both, told above the columns, depending on today, told with the payer
  id: null,
  version: null,
  overdue: null,
  payer: null,
};

const dateFields: Fields<PaymentDatesFragment> = {
  requestDate: [dates.requestDate, (payment) => dateTime(payment.requestDate)],
  payerValidationDate: [dates.payerValidationDate, (payment) => dateTime(payment.payerValidationDate)],
  reviewValidationDate: [dates.reviewValidationDate, (payment) => dateTime(payment.reviewValidationDate)],
  payerDeferredDate: [dates.payerDeferredDate, (payment) => dateTime(payment.payerDeferredDate)],
  dueDate: [dates.dueDate, (payment) => dateTime(payment.dueDate)],
  lastDueDate: [dates.lastDueDate, (payment) => dateTime(payment.lastDueDate)],
  processDate: [dates.processDate, (payment) => dateTime(payment.processDate)],
  rejectedDate: [dates.rejectedDate, (payment) => dateTime(payment.rejectedDate)],
  paidDate: [dates.paidDate, (payment) => dateTime(payment.paidDate)],
  cancelDate: [dates.cancelDate, (payment) => dateTime(payment.cancelDate)],
  refundedDate: [dates.refundedDate, (payment) => dateTime(payment.refundedDate)],
  accreditationDate: [dates.accreditationDate, (payment) => dateTime(payment.accreditationDate)],
  lastUpdateDate: null, // two versions never share it: it stands above the columns
};

const payerFields: Fields<Payer> = {
  name: [field.name, ({ name }) => name],
  email: [field.email, ({ email }) => email],
  externalReference: [field.externalReference, ({ externalReference }) => externalReference],
  id: [texts.payer.id, ({ id }) => id],
  identification: null,
};

const identificationFields: Fields<Identification> = {
  type: null,
  number: [field.identification, identificationText],
  country: [texts.payer.country, ({ country }) => country],
};

const conditionFields: Fields<PaymentConditionsFragment> = {
  chargeDelay: [texts.conditions.chargeDelay, ({ chargeDelay, currencyId }) => money(chargeDelay, currencyId)],
  currencyId: null,
  rate: [texts.conditions.rate, ({ rate }) => percent(rate)],
  review: [texts.conditions.review, ({ review }) => yesOrNo(review)],
  validation: [texts.conditions.validation, ({ validation }) => yesOrNo(validation)],
  notificationUrl: [texts.conditions.notificationUrl, ({ notificationUrl }) => notificationUrl],
  backUrl: [texts.conditions.backUrl, ({ backUrl }) => backUrl],
  presetActions: null,
};

const presets = ({ presetActions }: PaymentConditionsFragment): readonly Reading[] =>
  presetActions.map((preset) => ({
    key: `preset.${preset.name}`,
    label: comparisonTexts.preset(presetName(preset)),
    text: preset.active ? comparisonTexts.active : comparisonTexts.inactive,
  }));

const single = (key: string, label: string, value: string | null | undefined): readonly Reading[] =>
  value ? [{ key, label, text: value }] : [];

/** What moved money, in the order of the detail. */
const story = (payment: ComparedPaymentFragment): readonly SectionReading[] => {
  const { currencyId } = payment;
  return [
    { key: 'summary', title: texts.summary.title, fields: readFields(summaryFields, payment) },
    {
      key: 'concepts',
      title: texts.concepts.title,
      items: payment.details.map((concept) => readConcept(concept, currencyId)),
    },
    { key: 'methods', title: texts.methods.title, items: payment.paymentMethods.map(readMethod) },
    { key: 'refunds', title: texts.refunds.title, items: payment.refunds.map(readRefund) },
    {
      key: 'fees',
      title: texts.fees.title,
      items: payment.feeDetails?.map((fee) => readFee(fee, currencyId)) ?? [],
    },
    { key: 'relateds', title: texts.relateds.title, items: payment.relateds.map(readRelated) },
  ];
};

/** When, who, and under which conditions. */
const facts = (payment: ComparedPaymentFragment): readonly SectionReading[] => [
  { key: 'dates', title: detailTexts.dates.title, fields: readFields(dateFields, payment) },
  {
    key: 'payer',
    title: texts.payer.title,
    fields: [
      ...readFields(payerFields, payment.payer),
      ...readFields(identificationFields, payment.payer?.identification ?? null),
    ],
  },
  {
    key: 'subscription',
    title: texts.subscription.title,
    fields: single('subscription', field.id, payment.bySubscription),
  },
  { key: 'batch', title: texts.batch.title, fields: single('batch', field.id, payment.batchWithdrawal) },
  {
    key: 'conditions',
    title: texts.conditions.title,
    fields: [...readFields(conditionFields, payment), ...presets(payment)],
  },
];

/** What was sent along, and who was told. */
const rest = (payment: ComparedPaymentFragment): readonly SectionReading[] => [
  {
    key: 'metadata',
    title: paymentExtraTexts.metadata.title,
    fields: readTree(payment.metadata),
    items: payment.subscriptionRequests.map(readSubscriptionRequest),
  },
  {
    key: 'payerNotifications',
    title: paymentExtraTexts.extra.payer,
    items: payment.notifications?.map(readPayerNotification) ?? [],
  },
  {
    key: 'collectorNotifications',
    title: paymentExtraTexts.extra.collector,
    items: payment.collectorNotifications?.map(readCollectorNotification) ?? [],
  },
  { key: 'source', title: detailTexts.source.title, fields: readSource(payment.source) },
];

/** A version of a payment as the detail shows it, section by section. What a person may not see was not asked for. */
export const readPayment = (payment: ComparedPaymentFragment): readonly SectionReading[] => [
  ...story(payment),
  ...facts(payment),
  ...rest(payment),
];
