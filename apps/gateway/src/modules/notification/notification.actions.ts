import { actionsOf, always } from '../../module-kit/change/action-rules.ts';
import type { NotificationParent } from './notification.mappers.ts';

/** Rules of the actions of a notification (GAP-15). */
export const notificationActions = actionsOf<NotificationParent>()(
  {},
  {
    resend: { permission: 'NOTIFICATION_SEND', refusal: always },
  },
);
