import type * as contract from '@backoffice/contracts/notification';
import type * as api from '../../api/schema-types.generated.ts';
import { listOf, notificationStatusOf } from '../../module-kit/source/mapping.ts';

export type NotificationParent = Omit<api.Notification, 'activity' | 'availableActions' | 'collector'>;

/** Converts a notification, with its attempts newest first (A182, GAP-15). */
export const notificationFrom = (notification: contract.Notification): NotificationParent => ({
  id: notification.id,
  date: notification.date,
  type: notification.type,
  action: notification.action,
  collectorId: notification.signature,
  destination: notification.destination,
  status: notificationStatusOf(notification.status),
  statusCode: notification.status,
  statusDetail: notification.status_detail,
  response: notification.response,
  retryCount: notification.retry_count,
  attempts: listOf(notification.attempts, ({ date, status, status_detail, response }) => ({
    date,
    status: notificationStatusOf(status),
    statusCode: status,
    statusDetail: status_detail,
    response,
  })).toReversed(),
  payload: notification.payload,
  version: notification.version,
});
