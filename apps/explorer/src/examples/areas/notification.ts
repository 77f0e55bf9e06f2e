import type { Area } from '../area.ts';
import { one } from '../question.ts';

export const area: Area<'notification'> = {
  title: 'Notificaciones',
  queries: {
    NotificationDetail: {
      title: 'Detalle',
      ...one('{ payments(limit: 50) { rows { notifications { notificationId } } } }'),
    },
  },
};
