import { readSource } from '@/domain/SourceGroup';
import { readPayerNotification } from '@/features/notification';
import { datesOf, readDatesSection, readFields, readTree, type SectionReading } from '@/shared/detail';
import { monthName } from '@/shared/format';
import { Comparison, inOrder, type EntityComparisonProps } from '@/shared/versions';
import { subscriptionDetailTexts as texts } from './detail.texts';
import { useSubscriptionComparisonQuery, type SubscriptionPartsFragment } from './SubscriptionPage.generated';
import { subscriptionVersion, usePermittedParts } from './subscription-versions';
import { conditionFields, methodFields, payerFields, summaryFields } from './SummarySections';

const { paymentPeriods } = texts;

/**
 * Reads a version of a subscription, section by section. The query does not request the parts for which the person has
 * no permission. Their sections are empty in both versions.
 */
export const readSubscription = (subscription: SubscriptionPartsFragment): readonly SectionReading[] => [
  { key: 'summary', title: texts.summary.title, fields: readFields(summaryFields, subscription) },
  {
    key: 'periods',
    title: paymentPeriods.title,
    items: subscription.paymentsPeriods.map(({ period, paymentId }) => ({
      key: period,
      title: monthName(period),
      fields: [{ key: 'payment', label: paymentPeriods.payment, text: paymentId ?? paymentPeriods.unpaid }],
    })),
  },
  { key: 'method', title: texts.method.title, fields: readFields(methodFields, subscription.paymentMethod) },
  readDatesSection(datesOf(texts.dates, subscription)),
  { key: 'payer', title: texts.payer.title, fields: readFields(payerFields, subscription.payer) },
  { key: 'conditions', title: texts.conditions.title, fields: readFields(conditionFields, subscription) },
  { key: 'metadata', title: texts.metadata.title, fields: readTree(subscription.metadata) },
  {
    key: 'notifications',
    title: texts.extra.notifications,
    items: subscription.notifications?.map(readPayerNotification) ?? [],
  },
  readSource(subscription.source),
];

const display = { ...subscriptionVersion, read: readSubscription, missing: texts.missingVersion };

/** Differences between two versions of a subscription. */
export const SubscriptionComparison = ({ id, pair }: EntityComparisonProps) => {
  // bypasses the cache, where the current version may change while the comparison is shown
  const result = useSubscriptionComparisonQuery({
    variables: { id, ...inOrder(pair), ...usePermittedParts() },
    fetchPolicy: 'no-cache',
  });
  return <Comparison pair={pair} display={display} query={result} versions={result.data} />;
};
