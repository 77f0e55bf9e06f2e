import type { AmountChange, PaymentMethodChange, Reason, Subscription } from '@backoffice/contracts/subscription';
import type { FastifyInstance } from 'fastify';
import { amount, object, sharedBodies, taking } from '../../shared/bodies.ts';
import { versionedDocumentRoutes } from '../../shared/document-routes.ts';
import { createPerform, type Perform } from '../../shared/perform-change.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { amountUpdated, cancelled, methodRemoved, methodUpdated } from './subscription.changes.ts';
import { createSubscriptionRepository } from './subscription.repository.ts';
import { refuse, type SubscriptionChange } from './subscription.rules.ts';

/** Registers the subscription service (GAP-05). */
export function subscriptionRoutes(app: FastifyInstance, tools: ServiceTools): void {
  versionedDocumentRoutes(app, '/suscripciones', createSubscriptionRepository(tools.db));
  subscriptionChanges(app, createPerform(tools, { documents: createSubscriptionRepository, refuse }));
}

const amountBody = object(['amount'], { amount });

/** The changes: each is a path, the shape of its body, the rule that it must pass, and what it makes of the subscription. */
function subscriptionChanges(app: FastifyInstance, perform: Perform<Subscription, SubscriptionChange>): void {
  app.post<ById & { Body: Reason }>('/suscripciones/:id/cancelar', taking(sharedBodies.reason), (request, reply) =>
    perform(request, reply, 'cancelSubscription', (subscription, { now }) =>
      cancelled(subscription, request.body.reason, now),
    ),
  );
  app.put<ById & { Body: PaymentMethodChange }>(
    '/suscripciones/:id/medio-de-pago',
    taking(sharedBodies.methodChange),
    (request, reply) =>
      perform(request, reply, 'updateSubscriptionMethod', (subscription, { now }) =>
        methodUpdated(subscription, request.body, now),
      ),
  );
  app.delete<ById>('/suscripciones/:id/medio-de-pago', (request, reply) =>
    perform(request, reply, 'deleteSubscriptionPaymentMethod', methodRemoved),
  );
  app.put<ById & { Body: AmountChange }>('/suscripciones/:id/importe', taking(amountBody), (request, reply) =>
    perform(request, reply, 'updateSubscriptionAmount', (subscription) =>
      amountUpdated(subscription, request.body.amount),
    ),
  );
}
