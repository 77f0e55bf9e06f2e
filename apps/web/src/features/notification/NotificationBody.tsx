import { ActivitySection } from '@/domain/activity';
import { codeInline, codeText } from '@/domain/service-codes';
import { CollectorLink } from '@/domain/collector';
import { DetailBody, FieldFacts, JsonBlock, Line, LineList, Nothing, Section, type Fields } from '@/shared/detail';
import { dateTime, quantity } from '@/shared/format';
import { statusText } from '@/shared/status';
import { notificationStatus, NotificationStatusChip } from './notification.status';
import type { NotificationPartsFragment } from './NotificationPage.generated';
import { notificationsTexts as texts } from './notification.texts';

interface NotificationProps {
  readonly notification: NotificationPartsFragment;
}

/** Fields of a notification, for its summary and for comparisons. The summary shows the status beside its title. */
export const summaryFields: Fields<
  Omit<NotificationPartsFragment, 'attempts' | 'availableActions' | 'payload' | 'version'>
> = {
  action: [texts.action, ({ action }) => codeText('notificationAction', action)],
  type: [texts.type, ({ type }) => codeText('notificationChannel', type)],
  date: [texts.date, ({ date }) => dateTime(date)],
  collectorId: [
    texts.collector,
    ({ collectorId }) => collectorId,
    { render: ({ collectorId }) => collectorId && <CollectorLink id={collectorId} /> },
  ],
  status: [texts.status, (notification) => statusText(notificationStatus, notification), { only: 'comparison' }],
  statusCode: null,
  statusDetail: [texts.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  retryCount: [texts.retries, ({ retryCount }) => quantity(retryCount)],
  destination: [texts.destination, ({ destination }) => destination, { copy: texts.copyDestination, wide: true }],
  // technical, because the attempts show their responses
  response: [texts.response, ({ response }) => response, { wide: true, technical: true }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true, technical: true }],
};

/** Section with message, destination and status. */
const Summary = ({ notification }: NotificationProps) => (
  <Section title={texts.summary} aside={<NotificationStatusChip of={notification} />}>
    <FieldFacts fields={summaryFields} entity={notification} inSummary />
  </Section>
);

/** Section with the delivery attempts, latest first. */
const Attempts = ({ notification: { attempts } }: NotificationProps) => (
  <Section
    title={texts.attempts}
    aside={<Nothing>{quantity(attempts.length)}</Nothing>}
    empty={attempts.length === 0 && texts.attemptsNone}
  >
    <LineList>
      {attempts.map((attempt, position) => (
        <Line
          key={attempts.length - position}
          title={position === 0 ? `${dateTime(attempt.date)} · ${texts.lastAttempt}` : dateTime(attempt.date)}
          detail={[attempt.statusDetail && codeInline('statusDetail', attempt.statusDetail), attempt.response]
            .filter(Boolean)
            .join(' · ')}
          trailing={<NotificationStatusChip of={attempt} />}
        />
      ))}
    </LineList>
  </Section>
);

const Payload = ({ notification: { payload } }: NotificationProps) => (
  <Section title={texts.payload} empty={payload === null && texts.payloadNone}>
    <JsonBlock value={payload} label={texts.payload} copyLabel={texts.copyPayload} />
  </Section>
);

/** All sections of a notification. */
export const NotificationBody = ({ notification }: NotificationProps) => (
  <DetailBody
    main={<Summary notification={notification} />}
    technical={<Payload notification={notification} />}
    aside={<Attempts notification={notification} />}
    activity={<ActivitySection of="Notification" id={notification.id} />}
  />
);
