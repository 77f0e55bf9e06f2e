import { codeText } from '@/domain/service-codes';
import { notificationsTexts } from './notification.texts';

/** Returns the text of a notification's action: the code itself if it has no text, a fixed text without a code. */
export const actionText = (action: string | null): string =>
  codeText('notificationAction', action)?.text ?? notificationsTexts.unnamed;
