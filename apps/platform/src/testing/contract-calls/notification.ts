import { aNotification, type TestPlatform } from '../index.ts';
import { hexId } from '../desk.ts';
import type { Calls } from './call.ts';

const putNotification = async (platform: TestPlatform): Promise<string> => {
  const id = hexId();
  await platform.addNotification(
    aNotification({ id, date: '2026-11-20T12:00:00.000Z', destination: 'ana@correo.example' }),
  );
  return `/notificaciones/${id}`;
};

export const notificationCalls: Calls = (platform) => ({
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
  getNotification: async () => ({ path: await putNotification(platform) }),
  resendNotification: async () => ({ path: `${await putNotification(platform)}/reenviar` }),
});
