import { codeText } from '@/domain/service-codes';
import { routes } from '@/domain/routes';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import {
  detailTexts,
  Group,
  Line,
  LongList,
  Nothing,
  readFields,
  type Fields,
  type ItemReading,
} from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { actionText } from './notification-text';
import { notificationsTexts as texts } from './notification.texts';

/** Notification to the payer, as a payment or a subscription lists it. */
interface PayerNotification {
  readonly notificationId: string;
  readonly date: string;
  readonly type: string | null;
  readonly action: string | null;
}

const detailOf = ({ notificationId: id, type }: PayerNotification): string =>
  [type && `${texts.type} ${codeText('notificationChannel', type).text}`, `${texts.id} ${id}`]
    .filter(Boolean)
    .join(' · ');

/** List of the notifications to the payer, each with a link to its page. */
export const PayerNotifications = ({ notifications }: { readonly notifications: readonly PayerNotification[] }) => (
  <Group title={texts.toPayer}>
    {notifications.length === 0 && <Nothing>{texts.toPayerNone}</Nothing>}
    <LongList rows={notifications} more={detailTexts.more}>
      {(notification) => (
        <Line
          key={notification.notificationId}
          title={
            <Link component={RouterLink} to={routes.notification.href(notification.notificationId)}>
              {actionText(notification.action)}
            </Link>
          }
          detail={detailOf(notification)}
          trailing={dateTime(notification.date)}
        />
      )}
    </LongList>
  </Group>
);

const fields: Fields<PayerNotification> = {
  notificationId: [texts.id, ({ notificationId }) => notificationId],
  date: [texts.date, ({ date }) => dateTime(date)],
  type: [texts.type, ({ type }) => codeText('notificationChannel', type)],
  action: null, // used as the title
};

/** Reads a notification to the payer for a comparison of versions. */
export const readPayerNotification = (notification: PayerNotification): ItemReading => ({
  key: notification.notificationId,
  title: actionText(notification.action),
  fields: readFields(fields, notification),
});
