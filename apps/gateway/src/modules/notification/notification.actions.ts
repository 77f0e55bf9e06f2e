import { always, createActions, type ActionRule } from '../action-rules.ts';
import type { NotificationParent } from './notification.mappers.ts';

/** Why an action is refused, for the operator. A notification has no old versions to look at. */
const reasons = { no_permission: 'No tiene permisos', old_version: 'Está viendo una versión anterior.' } as const;

/** Every action of a notification by its name (GAP-15). */
const rules = {
  resend: { permission: 'NOTIFICATION_SEND', refusal: always },
} as const satisfies Readonly<Record<string, ActionRule<NotificationParent, never>>>;

/** Name of an action of a notification. */
export type NotificationActionName = keyof typeof rules;

/** Asked by the mutation and by the screen. */
export const notificationActions = createActions<NotificationParent, NotificationActionName, never>(rules, reasons);
