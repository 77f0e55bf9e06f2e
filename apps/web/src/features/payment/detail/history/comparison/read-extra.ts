import { dateTime, quantity } from '@/shared/format';
import { readFields, readTree, type Fields, type ItemReading } from '@/shared/versions';
import { paymentDetailTexts } from '../../detail.texts';
import type { CollectorNotificationFragment } from '../../extra/CollectorNotification.generated';
import { paymentExtraTexts } from '../../extra/extra.texts';
import type { PaymentMetadataFragment } from '../../extra/PaymentMetadata.generated';
import { comparisonTexts } from './comparison.texts';
import { shownServiceStatus } from './shown-status';

const { field } = paymentDetailTexts;
const { extra: texts, metadata } = paymentExtraTexts;

type CollectorNotification = CollectorNotificationFragment;
type SubscriptionRequest = PaymentMetadataFragment['subscriptionRequests'][number];

const collectorNotificationFields: Fields<CollectorNotification> = {
  url: [texts.url, ({ url }) => url],
  status: [field.status, ({ status }) => shownServiceStatus(status)],
  statusDetail: [field.statusDetail, ({ statusDetail }) => statusDetail],
  retryCount: [texts.retryCount, ({ retryCount }) => quantity(retryCount)],
  lastRetry: [texts.lastRetry, ({ lastRetry }) => dateTime(lastRetry)],
  response: [texts.response, ({ response }) => response],
  originalRequest: null,
};

/** A notification to the collector as it reads, with what was sent value by value. */
export const readCollectorNotification = (notification: CollectorNotification): ItemReading => ({
  key: notification.url,
  title: notification.url,
  fields: [
    ...readFields(collectorNotificationFields, notification),
    ...readTree(notification.originalRequest).map((reading) => ({
      ...reading,
      key: `request.${reading.key}`,
      label: comparisonTexts.withinRequest(reading.label),
    })),
  ],
});

const subscriptionRequestFields: Fields<SubscriptionRequest> = {
  statusCode: [field.code, ({ statusCode }) => statusCode],
  subscriptionId: [field.id, ({ subscriptionId }) => subscriptionId],
  message: [comparisonTexts.response, ({ message }) => message],
};

/** A subscription that was asked for with the payment, as it reads; its place stands for an identifier. */
export const readSubscriptionRequest = (request: SubscriptionRequest, position: number): ItemReading => ({
  key: String(position),
  title: `${metadata.subscription} ${position + 1}`,
  fields: readFields(subscriptionRequestFields, request),
});
