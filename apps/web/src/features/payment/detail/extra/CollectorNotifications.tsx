import Box from '@mui/material/Box';
import {
  detailTexts,
  Copyable,
  Disclosure,
  Fact,
  Facts,
  Group,
  JsonBlock,
  Nothing,
  ShowMore,
  Stacked,
  useShowMore,
} from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime, quantity } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { paymentExtraTexts } from './extra.texts';
import { serviceStatus } from '../service-status';
import type { CollectorNotificationFragment } from './CollectorNotification.generated';

const { copy, field } = paymentDetailTexts;
const { extra: texts } = paymentExtraTexts;

type Notification = CollectorNotificationFragment;

const NotificationFacts = ({ notification }: { readonly notification: Notification }) => {
  const { url, response, status, statusDetail, retryCount, lastRetry } = notification;
  return (
    <Facts>
      <Fact label={texts.url} span="row">
        <Copyable value={url} label={copy.url} />
      </Fact>
      <Fact label={field.status}>
        <StatusChip {...serviceStatus(status)} title={status} />
      </Fact>
      <Fact label={field.statusDetail}>{statusDetail}</Fact>
      <Fact label={texts.retryCount}>{quantity(retryCount)}</Fact>
      <Fact label={texts.lastRetry}>{dateTime(lastRetry)}</Fact>
      <Fact label={texts.response} span="row">
        {response}
      </Fact>
    </Facts>
  );
};

const OriginalRequest = ({ request }: { readonly request: unknown }) => (
  <Disclosure open={texts.showRequest} close={texts.hideRequest}>
    <JsonBlock value={request} label={texts.request} copyLabel={copy.request} />
  </Disclosure>
);

/** What the collector's server was told and what it answered; the request itself on demand. */
export const CollectorNotifications = ({ notifications }: { readonly notifications: readonly Notification[] }) => {
  const { rows, more } = useShowMore(notifications);
  return (
    <Group title={texts.collector}>
      {notifications.length === 0 && <Nothing>{texts.collectorNone}</Nothing>}
      <Stacked>
        {rows.map((notification, position) => (
          <Box key={position} sx={{ display: 'grid', gap: 1.25 }}>
            <NotificationFacts notification={notification} />
            {notification.originalRequest !== null && <OriginalRequest request={notification.originalRequest} />}
          </Box>
        ))}
      </Stacked>
      <ShowMore label={detailTexts.more} onMore={more} />
    </Group>
  );
};
