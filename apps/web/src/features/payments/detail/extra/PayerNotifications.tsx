import { detailTexts, Group, Line, LineList, Nothing, ShowMore, useShowMore } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { paymentExtraTexts } from './extra.texts';
import { actionText, channelText } from './notification-text';
import type { PaymentExtraFragment } from './PaymentExtra.generated';

const { field } = paymentDetailTexts;
const { extra: texts } = paymentExtraTexts;

type Notification = NonNullable<PaymentExtraFragment['notifications']>[number];

/** What the payer was told, and when. */
export const PayerNotifications = ({ notifications }: { readonly notifications: readonly Notification[] }) => {
  const { rows, more } = useShowMore(notifications);
  return (
    <Group title={texts.payer}>
      {notifications.length === 0 && <Nothing>{texts.payerNone}</Nothing>}
      <LineList>
        {rows.map(({ id, date, type, action }) => (
          <Line
            key={id}
            title={actionText(action)}
            detail={[type && `${field.type} ${channelText(type)}`, `${field.id} ${id}`].filter(Boolean).join(' · ')}
            trailing={dateTime(date)}
          />
        ))}
      </LineList>
      <ShowMore label={detailTexts.more} onMore={more} />
    </Group>
  );
};
