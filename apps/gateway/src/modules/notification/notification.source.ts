import type { OnceHeaders } from '../../changes/perform-once.ts';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { loadOnce } from '../load-once.ts';
import { mapResponse } from '../map-response.ts';
import { notificationFrom, type NotificationParent } from './notification.mappers.ts';

/** A message to send (A101). */
export interface Message {
  /** What it tells, in the words of the service. */
  readonly action: string;
  /** Signature of the collector in whose name it is sent. */
  readonly collectorId: string;
  /** E-mail address. */
  readonly to: string;
  readonly payerName: string;
}

/** The notification service (A182, GAP-05). */
export interface NotificationSource {
  /** Null when there is no such notification. */
  readonly byId: (id: string) => Promise<NotificationParent | null>;
  /** The same, read once a request however many fields ask for it. */
  readonly load: (id: string) => Promise<NotificationParent | null>;
  readonly send: (message: Message, headers: OnceHeaders) => Promise<NotificationParent>;
  /** Sends it again; answers it with the new attempt. */
  readonly resend: Call<undefined, NotificationParent>;
}

const readNotification = mapResponse('notification', notificationFrom);

export const createNotificationSource = (client: ClientFor<'notification'>): NotificationSource => {
  const byId = async (id: string) => {
    const found = await nullWhenNotFound(client.get('/notificaciones/{id}', { path: { id } }));
    return found && readNotification(found);
  };
  return {
    byId,
    load: loadOnce(byId),
    send: async ({ action, collectorId, to, payerName }, { idempotencyKey }) => {
      const body = {
        type: 'notification',
        action,
        signature: collectorId,
        to,
        payload: { customer_name: payerName },
      } as const;
      return readNotification(await client.post('/notificaciones', { body, idempotencyKey }));
    },
    resend: async (id, _body, headers) =>
      readNotification(await client.post('/notificaciones/{id}/reenviar', { path: { id }, ...headers })),
  };
};
