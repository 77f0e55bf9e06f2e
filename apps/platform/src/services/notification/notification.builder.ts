import type { Notification } from '@backoffice/contracts/notification';

/** Builds a notification that was sent at the first attempt. The given properties replace the defaults. */
export const aNotification = (
  given: Partial<Notification> & Pick<Notification, 'id' | 'date' | 'destination'>,
): Notification => ({
  type: 'email',
  action: 'payment_issued',
  signature: null,
  status: 'sent',
  status_detail: null,
  response: '250 OK',
  retry_count: 0,
  attempts: [{ date: given.date, status: 'sent', status_detail: null, response: '250 OK' }],
  payload: null,
  version: 1,
  ...given,
});
