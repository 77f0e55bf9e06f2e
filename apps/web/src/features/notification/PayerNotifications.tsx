import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { detailTexts, Group, Line, LineList, Nothing, ShowMore, useShowMore } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { actionText, channelText } from './notification-text';
import { notificationsTexts as texts } from './notification.texts';
import type { PayerNotification } from './payer-notification';

const detailOf = ({ id, type }: PayerNotification): string =>
  [type && `${texts.type} ${channelText(type)}`, `${texts.id} ${id}`].filter(Boolean).join(' · ');

/** What the payer was told, and when; each leads to its delivery. */
export const PayerNotifications = ({ notifications }: { readonly notifications: readonly PayerNotification[] }) => {
  const { rows, more } = useShowMore(notifications);
  return (
    <Group title={texts.toPayer}>
      {notifications.length === 0 && <Nothing>{texts.toPayerNone}</Nothing>}
      <LineList>
        {rows.map((notification) => (
          <Line
            key={notification.id}
            title={
              <Link component={RouterLink} to={routes.notification.href(notification.id)}>
                {actionText(notification.action)}
              </Link>
            }
            detail={detailOf(notification)}
            trailing={dateTime(notification.date)}
          />
        ))}
      </LineList>
      <ShowMore label={detailTexts.more} onMore={more} />
    </Group>
  );
};
