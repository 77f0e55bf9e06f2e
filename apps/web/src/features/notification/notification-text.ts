import { codeText } from '@/domain/service-codes';
import { notificationsTexts } from './notification.texts';

/** Name of the subject of a notification; the code of the service when it has no words here. */
export const actionText = (action: string | null): string =>
  codeText('notificationAction', action)?.text ?? notificationsTexts.unnamed;
