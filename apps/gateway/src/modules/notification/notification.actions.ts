import { actionsOf, neverRefused } from '../../module-kit/change/action-rules.ts';
import type { NotificationParent } from './notification.mappers.ts';

/** Rules of the actions of a notification (GAP-15). Resending is allowed in every status. */
export const notificationActions = actionsOf<NotificationParent>()(
  {},
  {
    resend: { permission: 'NOTIFICATION_SEND', refusal: neverRefused },
  },
);
