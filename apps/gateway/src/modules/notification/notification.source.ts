import type { NotificationRequest } from '@backoffice/contracts/notification';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { RestClients } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { reading } from '../read-answer.ts';
import { notificationFrom, type NotificationParent } from './notification.mappers.ts';

/** The notification service (A182, GAP-05). */
export interface NotificationSource {
  /** Null when there is no such notification. */
  readonly byId: (id: string) => Promise<NotificationParent | null>;
  readonly send: (
    body: NotificationRequest,
    headers: { readonly idempotencyKey: string },
  ) => Promise<NotificationParent>;
  /** Sends it again; answers it with the new attempt. */
  readonly resend: Call<undefined, NotificationParent>;
}

const readNotification = reading('notification', notificationFrom);

export const createNotificationSource = ({ notification: client }: RestClients): NotificationSource => ({
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/notificaciones/{id}', { path: { id } }));
    return found && readNotification(found);
  },
  send: async (body, { idempotencyKey }) =>
    readNotification(await client.post('/notificaciones', { body, idempotencyKey })),
  resend: async (id, _body, headers) =>
    readNotification(await client.post('/notificaciones/{id}/reenviar', { path: { id }, ...headers })),
});
