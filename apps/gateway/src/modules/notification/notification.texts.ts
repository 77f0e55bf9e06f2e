import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing } from '../../errors/catalogue/catalogue.texts.ts';

export const notificationRefusals: RefusalsOf<'notification'> = {
  notification_not_found: missing('No se encontró la notificación.'),
};
