import type { OnceHeaders } from '../../changes/perform.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf, loadOnce } from '../../module-kit/source/entity-of.ts';
import { notificationFrom } from './notification.mappers.ts';

/** A message to send (A101). */
export interface Message {
  /** Action that it reports, in the words of the service. */
  readonly action: string;
  /** Signature of the collector in whose name it is sent. */
  readonly collectorId: string;
  /** E-mail address. */
  readonly to: string;
  readonly payerName: string;
}

/** The notification service (A182, GAP-05). */
export const createNotificationSource = (client: ClientFor<'notification'>) => {
  const notification = entityOf(client, notificationFrom);
  const byId = notification.find('/notificaciones/{id}');
  const send = notification.create('/notificaciones');
  return {
    byId,
    load: loadOnce(byId),
    send: ({ action, collectorId, to, payerName }: Message, once: OnceHeaders) =>
      send({ type: 'notification', action, signature: collectorId, to, payload: { customer_name: payerName } }, once),
    /** Sends it again; answers it with the new attempt. */
    resend: notification.post('/notificaciones/{id}/reenviar'),
  };
};
