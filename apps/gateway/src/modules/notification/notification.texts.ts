import { staleVersion } from '../../errors/catalogue.texts.ts';

/** Texts of the refusals of the notification service, by its codes. */
export const notificationRefusals = {
  notification_not_found: 'No se encontró la notificación.',
  notification_version_stale: staleVersion,
} as const;
