import { dateTime } from '@/shared/format';
import { readFields, type Fields, type ItemReading } from '@/shared/versions';
import { actionText, channelText } from './notification-text';
import { notificationsTexts as texts } from './notification.texts';
import type { PayerNotification } from './payer-notification';

const fields: Fields<PayerNotification> = {
  id: [texts.id, ({ id }) => id],
  date: [texts.date, ({ date }) => dateTime(date)],
  type: [texts.type, ({ type }) => type && channelText(type)],
  action: null, // it is the title
};

/** A notification to the payer as it reads in a comparison of versions. */
export const readPayerNotification = (notification: PayerNotification): ItemReading => ({
  key: notification.id,
  title: actionText(notification.action),
  fields: readFields(fields, notification),
});
