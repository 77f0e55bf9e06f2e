import { codeInline, codeText } from '@/domain/service-codes';
import { readSource } from '@/domain/SourceGroup';
import { readPayerNotification } from '@/features/notification';
import {
  datesOf,
  readDates,
  readDatesSection,
  readFields,
  readTree,
  type FieldReading,
  type Fields,
  type SectionReading,
} from '@/shared/detail';
import { money } from '@/shared/format';
import { Comparison, inOrder, type EntityComparisonProps } from '@/shared/versions';
import { paymentDetailTexts as texts } from './detail.texts';
import { collectorNotificationFields } from './ExtraSections';
import { conversionFields, gatewayFields, methodFields } from './MethodsSection';
import { refundFields } from './MovementSections';
import { payerFields } from './PartySections';
import { conversionOf, methodName } from './payment-text';
import { usePaymentComparisonQuery, type PaymentPartsFragment } from './PaymentPage.generated';
import { paymentVersion, usePermittedParts } from './payment-versions';
import { conditionFields, summaryFields } from './SummarySections';

const { concepts, conditions, extra, fees, field, metadata, methods, refunds, relatedPayments } = texts;

type Payment = PaymentPartsFragment;

const conceptFields = (currencyId: string): Fields<Payment['details'][number]> => ({
  conceptDescription: [field.name, ({ conceptDescription }) => conceptDescription],
  conceptId: [field.code, ({ conceptId }) => conceptId],
  externalReference: [field.externalReference, ({ externalReference }) => externalReference],
  amount: [field.amount, ({ amount }) => money(amount, currencyId)],
});

const feeFields = (currencyId: string): Fields<NonNullable<Payment['feeDetails']>[number]> => ({
  description: null,
  type: [field.type, ({ type }) => codeText('feeType', type)],
  amount: [field.amount, ({ amount }) => money(amount, currencyId)],
});

const relatedFields: Fields<Payment['relatedPayments'][number]> = {
  paymentId: [field.id, ({ paymentId }) => paymentId],
  type: [field.type, ({ type }) => codeText('relationType', type)],
};

const requestFields: Fields<Payment['subscriptionRequests'][number]> = {
  statusCode: [field.code, ({ statusCode }) => statusCode],
  subscriptionId: [field.id, ({ subscriptionId }) => subscriptionId],
  message: [metadata.response, ({ message }) => message],
};

const single = (key: string, value: string | null | undefined): readonly FieldReading[] =>
  value ? [{ key, label: field.id, text: value }] : [];

/**
 * Reads the lists of a payment. A key matches an item with the same item of the other version. Items without an
 * identifier have their text, type or position as key. The id of a method is its position (A115).
 */
const lists = ({ currencyId, ...payment }: Payment) => ({
  concepts: payment.details.map((concept) => ({
    key: concept.conceptId ?? concept.conceptDescription ?? '',
    title: concept.conceptDescription ?? concepts.unnamed,
    fields: readFields(conceptFields(currencyId), concept),
  })),
  methods: payment.paymentMethods.map((method, position) => ({
    key: String(position),
    title: methods.methodAt(position + 1, methodName(method)),
    fields: [
      ...readFields(methodFields, method),
      ...readFields(conversionFields, conversionOf(method)),
      ...readFields(gatewayFields, method.gateway),
    ],
  })),
  refunds: payment.refunds.map((refund) => ({
    key: refund.id,
    title: refunds.refund(money(refund.amount, refund.currencyId)),
    fields: [...readFields(refundFields, refund), ...readDates(datesOf(refunds.dates, refund))],
  })),
  fees: payment.feeDetails?.map((fee) => {
    const title = fee.description ?? codeInline('feeType', fee.type);
    return { key: JSON.stringify([fee.type, title]), title, fields: readFields(feeFields(currencyId), fee) };
  }),
  relatedPayments: payment.relatedPayments.map((related) => ({
    key: related.paymentId,
    title: related.paymentId,
    fields: readFields(relatedFields, related),
  })),
  requests: payment.subscriptionRequests.map((request, position) => ({
    key: String(position),
    title: `${metadata.subscription} ${position + 1}`,
    fields: readFields(requestFields, request),
  })),
  collectorNotifications: payment.collectorNotifications?.map((notification) => ({
    key: notification.url,
    title: notification.url,
    fields: [
      ...readFields(collectorNotificationFields, notification),
      ...readTree(notification.originalRequest).map((reading) => ({
        ...reading,
        key: `request.${reading.key}`,
        label: extra.withinRequest(reading.label),
      })),
    ],
  })),
});

const presets = ({ presetActions }: Payment): readonly FieldReading[] =>
  presetActions.map(({ name, active }) => ({
    key: `preset.${name}`,
    label: conditions.preset(codeText('presetAction', name).text),
    text: active ? conditions.active : conditions.inactive,
  }));

/**
 * Reads a version of a payment, section by section. The query does not request the parts for which the person has no
 * permission. Their sections are empty in both versions.
 */
export const readPayment = (payment: Payment): readonly SectionReading[] => {
  const items = lists(payment);
  return [
    { key: 'summary', title: texts.summary.title, fields: readFields(summaryFields, payment) },
    { key: 'concepts', title: concepts.title, items: items.concepts },
    { key: 'methods', title: methods.title, items: items.methods },
    { key: 'refunds', title: refunds.title, items: items.refunds },
    { key: 'fees', title: fees.title, items: items.fees ?? [] },
    { key: 'relatedPayments', title: relatedPayments.title, items: items.relatedPayments },
    readDatesSection(datesOf(texts.dates, payment)),
    { key: 'payer', title: texts.payer.title, fields: readFields(payerFields, payment.payer) },
    { key: 'subscription', title: texts.subscription.title, fields: single('subscription', payment.subscriptionId) },
    { key: 'batch', title: texts.batch.title, fields: single('batch', payment.withdrawalBatchId) },
    {
      key: 'conditions',
      title: conditions.title,
      fields: [...readFields(conditionFields, payment), ...presets(payment)],
    },
    { key: 'metadata', title: metadata.title, fields: readTree(payment.metadata), items: items.requests },
    {
      key: 'payerNotifications',
      title: extra.payer,
      items: payment.notifications?.map(readPayerNotification) ?? [],
    },
    { key: 'collectorNotifications', title: extra.collector, items: items.collectorNotifications ?? [] },
    readSource(payment.source),
  ];
};

const display = { ...paymentVersion, read: readPayment, missing: texts.missingVersion };

/** Differences between two versions of a payment. */
export const PaymentComparison = ({ id, pair }: EntityComparisonProps) => {
  // bypasses the cache, where the current version may change while the comparison is shown
  const result = usePaymentComparisonQuery({
    variables: { id, ...inOrder(pair), ...usePermittedParts() },
    fetchPolicy: 'no-cache',
  });
  return <Comparison pair={pair} display={display} query={result} versions={result.data} />;
};
