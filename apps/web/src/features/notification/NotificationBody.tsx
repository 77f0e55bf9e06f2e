import { CollectorLink } from '@/features/collector';
import { Copyable, DetailBody, Fact, Facts, JsonBlock, Line, LineList, Nothing, Section } from '@/shared/detail';
import { dateTime, quantity } from '@/shared/format';
import { actionText, channelText } from './notification-text';
import type { NotificationPartsFragment } from './NotificationPage.generated';
import { NotificationStatusChip } from './NotificationStatusChip';
import { notificationsTexts as texts } from './notification.texts';

interface NotificationProps {
  readonly notification: NotificationPartsFragment;
}

/** What was sent, to whom, and how it stands. */
const Summary = ({ notification }: NotificationProps) => (
  <Section title={texts.summary} aside={<NotificationStatusChip of={notification} />}>
    <Facts>
      <Fact label={texts.action}>{actionText(notification.action)}</Fact>
      <Fact label={texts.type}>{notification.type && channelText(notification.type)}</Fact>
      <Fact label={texts.date}>{dateTime(notification.date)}</Fact>
      <Fact label={texts.collector}>{notification.collectorId && <CollectorLink id={notification.collectorId} />}</Fact>
      <Fact label={texts.statusDetail}>{notification.statusDetail}</Fact>
      <Fact label={texts.retries}>{quantity(notification.retryCount)}</Fact>
      <Fact label={texts.destination} span="row">
        <Copyable value={notification.destination} label={texts.copyDestination} />
      </Fact>
      <Fact label={texts.response} span="row">
        {notification.response}
      </Fact>
      <Fact label={texts.id} span="row">
        <Copyable value={notification.id} label={texts.copyId} />
      </Fact>
    </Facts>
  </Section>
);

/** Attempts to deliver it, newest first. */
const Attempts = ({ notification: { attempts } }: NotificationProps) => (
  <Section
    title={texts.attempts}
    aside={
      attempts.length === 0 ? <Nothing>{texts.attemptsNone}</Nothing> : <Nothing>{quantity(attempts.length)}</Nothing>
    }
  >
    {attempts.length > 0 && (
      <LineList>
        {attempts.map((attempt, position) => (
          <Line
            key={attempts.length - position}
            title={position === 0 ? `${dateTime(attempt.date)} · ${texts.lastAttempt}` : dateTime(attempt.date)}
            detail={[attempt.statusDetail, attempt.response].filter(Boolean).join(' · ')}
            trailing={<NotificationStatusChip of={attempt} />}
          />
        ))}
      </LineList>
    )}
  </Section>
);

const Payload = ({ notification: { payload } }: NotificationProps) =>
  payload === null ? (
    <Section title={texts.payload} aside={<Nothing>{texts.payloadNone}</Nothing>} />
  ) : (
    <Section title={texts.payload}>
      <JsonBlock value={payload} label={texts.payload} copyLabel={texts.copyPayload} />
    </Section>
  );

/** All that a notification shows. */
export const NotificationBody = ({ notification }: NotificationProps) => (
  <DetailBody
    story={<Summary notification={notification} />}
    facts={<Attempts notification={notification} />}
    rest={<Payload notification={notification} />}
  />
);
