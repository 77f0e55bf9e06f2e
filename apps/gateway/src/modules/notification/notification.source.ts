import type { OnceHeaders } from '../../changes/perform.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf, loadOnce } from '../../module-kit/source/entity-of.ts';
import { notificationFrom } from './notification.mappers.ts';

/** Message to send (A101). */
export interface Message {
  /** Service's code of the action that the message reports. */
  readonly action: string;
  /** Signature of the collector that sends the message. */
  readonly collectorId: string;
  /** E-mail address of the recipient. */
  readonly to: string;
  readonly payerName: string;
}

/** Creates the source of the notification service (A182, GAP-05). */
export const createNotificationSource = (client: ClientFor<'notification'>) => {
  const notification = entityOf(client, notificationFrom);
  const byId = notification.find('/notificaciones/{id}');
  const send = notification.create('/notificaciones');
  return {
    byId,
    load: loadOnce(byId),
    send: ({ action, collectorId, to, payerName }: Message, once: OnceHeaders) =>
      send({ type: 'notification', action, signature: collectorId, to, payload: { customer_name: payerName } }, once),
    /** Resends a notification and returns it with the new attempt. */
    resend: notification.post('/notificaciones/{id}/reenviar'),
  };
};
