import type { NotificationRequest } from '@backoffice/contracts/notification';
import type { FastifyInstance } from 'fastify';
import { createChangeHandler } from '../../shared/change-handler.ts';
import { newId } from '../../shared/new-id.ts';
import { object, withBody, nonBlankText } from '../../shared/bodies.ts';
import { documentRoutes } from '../../shared/document-routes.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { withFirstAttempt, resent } from './notification.delivery.ts';
import { createNotificationRepository } from './notification.repository.ts';

/** Schema of a message to send (A101). */
const requestBody = object(['type', 'action', 'signature', 'to', 'payload'], {
  type: { const: 'notification' },
  action: nonBlankText(60),
  signature: nonBlankText(60),
  to: { type: 'string', format: 'email', maxLength: 254 },
  payload: object(['customer_name'], { customer_name: { type: 'string', maxLength: 200 } }),
});

/**
 * Registers the routes of the notification service (GAP-05). Sending and resending each make one delivery attempt. A
 * failed attempt is no refusal: the response is 200, and the notification has the status of the attempt.
 */
export function notificationRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now, runChange } = tools;
  const change = createChangeHandler(tools, { documents: createNotificationRepository, checksVersion: true });
  documentRoutes(app, '/notificaciones', createNotificationRepository(db));
  app.post<{ Body: NotificationRequest }>('/notificaciones', withBody(requestBody), (request, reply) =>
    runChange(request, reply, async (tx) => {
      const { to: destination, ...message } = request.body;
      const notification = withFirstAttempt({ ...message, id: newId(), destination }, now().toISOString());
      await createNotificationRepository(tx).add(notification);
      return { status: 200, body: notification };
    }),
  );
  app.post<ById>(
    '/notificaciones/:id/reenviar',
    change((notification, own) => resent(notification, own.now)),
  );
}
