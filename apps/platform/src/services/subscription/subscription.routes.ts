import type { AmountChange, PaymentMethodChange, Reason } from '@backoffice/contracts/subscription';
import type { FastifyInstance } from 'fastify';
import { amount, object, sharedBodies, withBody } from '../../shared/bodies.ts';
import { versionedDocumentRoutes } from '../../shared/document-routes.ts';
import { createRuledChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { amountUpdated, cancelled, methodRemoved, methodUpdated } from './subscription.changes.ts';
import { createSubscriptionRepository } from './subscription.repository.ts';
import { refuse } from './subscription.rules.ts';

/** Registers the subscription service (GAP-05). */
export function subscriptionRoutes(app: FastifyInstance, tools: ServiceTools): void {
  versionedDocumentRoutes(app, '/suscripciones', createSubscriptionRepository(tools.db));
  subscriptionChanges(app, tools);
}

const amountBody = object(['amount'], { amount });

/** Registers the changes of a subscription: path, schema of the body, rule, and function that changes it. */
function subscriptionChanges(app: FastifyInstance, tools: ServiceTools): void {
  const change = createRuledChangeHandler(
    tools,
    { documents: createSubscriptionRepository, checksVersion: true },
    refuse,
  );
  app.post<ById & { Body: Reason }>(
    '/suscripciones/:id/cancelar',
    withBody(sharedBodies.reason),
    change('cancelSubscription', (subscription, { now }, { body }) => cancelled(subscription, body.reason, now)),
  );
  app.put<ById & { Body: PaymentMethodChange }>(
    '/suscripciones/:id/medio-de-pago',
    withBody(sharedBodies.methodChange),
    change('updateSubscriptionMethod', (subscription, { now }, { body }) => methodUpdated(subscription, body, now)),
  );
  app.delete<ById>('/suscripciones/:id/medio-de-pago', change('deleteSubscriptionPaymentMethod', methodRemoved));
  app.put<ById & { Body: AmountChange }>(
    '/suscripciones/:id/importe',
    withBody(amountBody),
    change('updateSubscriptionAmount', (subscription, _own, { body }) => amountUpdated(subscription, body.amount)),
  );
}
