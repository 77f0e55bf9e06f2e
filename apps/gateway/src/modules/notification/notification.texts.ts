import type { RefusalsOf } from '../../errors/catalogue.ts';
import { missing, staleVersion } from '../../errors/catalogue.texts.ts';

/** Texts of the refusals of the notification service, by its codes. */
export const notificationRefusals: RefusalsOf<'notification'> = {
  notification_not_found: missing('No se encontró la notificación.'),
  notification_version_stale: staleVersion,
};
