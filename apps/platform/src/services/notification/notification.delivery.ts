import type { Notification, NotificationAttempt } from '@backoffice/contracts/notification';

/** Simulates a delivery attempt. Some addresses bounce, so that a failure can be shown on purpose. */
const deliver = (destination: string, date: string): NotificationAttempt =>
  /rebota|\.invalid$/i.test(destination)
    ? { date, status: 'error', status_detail: 'bounced', response: '550 mailbox unavailable' }
    : { date, status: 'sent', status_detail: null, response: '250 OK' };

type Message = Pick<Notification, 'id' | 'type' | 'action' | 'signature' | 'destination' | 'payload'>;

/** Converts a message to a notification with its first delivery attempt, which may fail. */
export const withFirstAttempt = (message: Message, date: string): Notification => {
  const attempt = deliver(message.destination, date);
  const { status, status_detail, response } = attempt;
  return { ...message, date, status, status_detail, response, retry_count: 0, attempts: [attempt], version: 1 };
};

/** Adds an attempt to a notification. The notification gets the status and response of this attempt. */
export const resent = (notification: Notification, date: string): Notification => {
  const attempt = deliver(notification.destination, date);
  const { status, status_detail, response } = attempt;
  return {
    ...notification,
    status,
    status_detail,
    response,
    retry_count: notification.retry_count + 1,
    attempts: [...notification.attempts, attempt],
    version: notification.version + 1,
  };
};
