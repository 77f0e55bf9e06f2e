import { actionsOf, always } from '../../module-kit/change/action-rules.ts';
import type { NotificationParent } from './notification.mappers.ts';

/** Every action of a notification by its name (GAP-15). */
export const notificationActions = actionsOf<NotificationParent>()(
  {},
  {
    resend: { permission: 'NOTIFICATION_SEND', refusal: always },
  },
);
