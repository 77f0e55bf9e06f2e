import { codeText } from '@/domain/service-codes';
import { notificationsTexts } from './notification.texts';

/** Returns the name of a notification's subject, or the service's code if it has no text. */
export const actionText = (action: string | null): string =>
  codeText('notificationAction', action)?.text ?? notificationsTexts.unnamed;
