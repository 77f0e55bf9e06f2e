import type {
  Holder,
  MethodRefund,
  Payment,
  PaymentMethodChange,
  Reason,
  RefundRequest,
  Retry,
} from '@backoffice/contracts/payment';
import type { FastifyInstance } from 'fastify';
import { sharedBodies, taking } from '../../shared/bodies.ts';
import { versionedDocumentRoutes } from '../../shared/document-routes.ts';
import { createPerform, type Perform } from '../../shared/perform-change.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { bodies } from './payment.bodies.ts';
import { cancelled, collectorNotified, objectionCancelled, payerNotified, retried } from './payment.changes.ts';
import { updatedByGateway } from './payment.gateway.ts';
import { methodUpdated } from './payment.method-change.ts';
import { partiallyRefunded, refunded, reversed } from './payment.refunds.ts';
import { createPaymentRepository } from './payment.repository.ts';
import { type PaymentChange, refuse } from './payment.rules.ts';

/** Registers the payment service (GAP-05). */
export function paymentRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const payments = createPaymentRepository(tools.db);
  versionedDocumentRoutes(app, '/pagos', payments);
  app.get<ById>('/pagos/:id/titular', async ({ params }) => holders(await payments.byId(params.id)));
  paymentChanges(app, createPerform(tools, { documents: createPaymentRepository, refuse }));
}

/** A name for most cards; none for some, which the screen shows as its default (A65). */
function holders({ payer, payment_methods: methods }: Payment): Holder[] {
  return methods
    .filter(({ first_six_digits: digits }) => digits !== null)
    .map(({ last_four_digits: digits }) =>
      Number(digits) % 7 === 0
        ? { holder_name: null, holder_id: null }
        : { holder_name: payer?.name?.toUpperCase() ?? null, holder_id: payer?.identification?.number ?? null },
    );
}

type PerformPayment = Perform<Payment, PaymentChange>;

/** The changes: each is a path, the shape of its body, the rule that it must pass, and what it makes of the payment. */
function paymentChanges(app: FastifyInstance, perform: PerformPayment): void {
  app.post<ById & { Body: Reason }>('/pagos/:id/cancelar', taking(sharedBodies.reason), (request, reply) =>
    perform(request, reply, 'cancelPayment', (payment, tools) => cancelled(payment, request.body.reason, tools)),
  );
  app.put<ById & { Body: PaymentMethodChange }>(
    '/pagos/:id/medio-de-pago',
    taking(sharedBodies.methodChange),
    (request, reply) =>
      perform(request, reply, 'updatePaymentMethod', (payment, { now }) => methodUpdated(payment, request.body, now)),
  );
  app.post<ById & { Body: Reason }>('/pagos/:id/cancelar-objecion', taking(sharedBodies.reason), (request, reply) =>
    perform(request, reply, 'cancelPaymentObjection', (payment) => objectionCancelled(payment, request.body.reason)),
  );
  app.post<ById & { Body: Retry }>('/pagos/:id/reintentar', taking(bodies.retry), (request, reply) =>
    perform(request, reply, 'retryPayment', (payment) => retried(payment, request.body.code)),
  );
  app.post<ById & { Body: RefundRequest }>('/pagos/:id/devolver', taking(bodies.refund), (request, reply) =>
    perform(request, reply, 'refundPayment', (payment, tools) => refunded(payment, request.body, tools)),
  );
  app.post<ById & { Body: MethodRefund[] }>(
    '/pagos/:id/devolver-parcial',
    taking(bodies.partialRefund),
    (request, reply) =>
      perform(request, reply, 'partialRefundPayment', (payment, tools) => {
        const [after, rows] = partiallyRefunded(payment, request.body, tools);
        return [after, { rows }];
      }),
  );
  app.post<ById & { Body: Reason }>('/pagos/:id/reversar', taking(sharedBodies.reason), (request, reply) =>
    perform(request, reply, 'reversePayment', (payment, tools) => reversed(payment, request.body.reason, tools)),
  );
  app.post<ById>('/pagos/:id/reenviar-notificacion', (request, reply) =>
    perform(request, reply, 'forwardPaymentNotification', collectorNotified),
  );
  app.post<ById>('/pagos/:id/actualizar-gateway', (request, reply) =>
    perform(request, reply, 'updatePaymentByGateway', updatedByGateway),
  );
  app.post<ById>('/pagos/:id/notificar-pagador', (request, reply) =>
    perform(request, reply, 'notifyPayer', payerNotified),
  );
}
