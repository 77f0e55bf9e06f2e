import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aNotification } from './notification.builder.ts';
import { createNotificationRepository } from './notification.repository.ts';

/** Valid example request for each operation of the notification service. */
export const notificationExamples: Examples = ({ db }) => {
  const stored = async () => {
    const id = newId();
    await createNotificationRepository(db).add(
      aNotification({ id, date: '2026-11-20T12:00:00.000Z', destination: 'ana@correo.example' }),
    );
    return `/notificaciones/${id}`;
  };
  return {
    listNotifications: () => ({ path: '/notificaciones?limit=100' }),
    sendNotification: () => ({
      path: '/notificaciones',
      body: {
        type: 'notification',
        action: 'download_receipts',
        signature: 'LUZN',
        to: 'ana@correo.example',
        payload: { customer_name: 'Ana Sosa' },
      },
    }),
    getNotification: async () => ({ path: await stored() }),
    resendNotification: async () => ({ path: `${await stored()}/reenviar` }),
  };
};
