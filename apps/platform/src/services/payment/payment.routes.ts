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
import { sharedBodies, withBody } from '../../shared/bodies.ts';
import { versionedDocumentRoutes } from '../../shared/document-routes.ts';
import { createRuledChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { bodies } from './payment.bodies.ts';
import { cancelled, collectorNotified, objectionCancelled, payerNotified, retried } from './payment.changes.ts';
import { updatedByGateway } from './payment.gateway.ts';
import { methodUpdated } from './payment.method-change.ts';
import { partiallyRefunded, refunded, reversed } from './payment.refunds.ts';
import { listRefunds } from './payment.refund-list.ts';
import { createPaymentRepository } from './payment.repository.ts';
import { refuse } from './payment.rules.ts';

/** Registers the payment service (GAP-05). */
export function paymentRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const payments = createPaymentRepository(tools.db);
  versionedDocumentRoutes(app, '/pagos', payments);
  app.get('/devoluciones', ({ query }) => listRefunds(tools.db, query));
  app.get<ById>('/pagos/:id/titular', async ({ params }) => holders(await payments.byId(params.id)));
  paymentChanges(app, tools);
}

/** Returns the holder of each card. Some have no name, for which the screen shows its default (A65). */
function holders({ payer, payment_methods: methods }: Payment): Holder[] {
  return methods
    .filter(({ first_six_digits: digits }) => digits !== null)
    .map(({ last_four_digits: digits }) =>
      Number(digits) % 7 === 0
        ? { holder_name: null, holder_id: null }
        : { holder_name: payer?.name?.toUpperCase() ?? null, holder_id: payer?.identification?.number ?? null },
    );
}

/** Registers the changes of a payment: path, schema of the body, rule, and function that changes the payment. */
function paymentChanges(app: FastifyInstance, tools: ServiceTools): void {
  const change = createRuledChangeHandler(tools, { documents: createPaymentRepository, checksVersion: true }, refuse);
  app.post<ById & { Body: Reason }>(
    '/pagos/:id/cancelar',
    withBody(sharedBodies.reason),
    change('cancelPayment', (payment, own, { body }) => cancelled(payment, body.reason, own)),
  );
  app.put<ById & { Body: PaymentMethodChange }>(
    '/pagos/:id/medio-de-pago',
    withBody(sharedBodies.methodChange),
    change('updatePaymentMethod', (payment, { now }, { body }) => methodUpdated(payment, body, now)),
  );
  app.post<ById & { Body: Reason }>(
    '/pagos/:id/cancelar-objecion',
    withBody(sharedBodies.reason),
    change('cancelPaymentObjection', (payment, _own, { body }) => objectionCancelled(payment, body.reason)),
  );
  app.post<ById & { Body: Retry }>(
    '/pagos/:id/reintentar',
    withBody(bodies.retry),
    change('retryPayment', (payment, _own, { body }) => retried(payment, body.code)),
  );
  app.post<ById & { Body: RefundRequest }>(
    '/pagos/:id/devolver',
    withBody(bodies.refund),
    change('refundPayment', (payment, own, { body }) => refunded(payment, body, own)),
  );
  app.post<ById & { Body: MethodRefund[] }>(
    '/pagos/:id/devolver-parcial',
    withBody(bodies.partialRefund),
    change('partialRefundPayment', (payment, own, { body }) => {
      const [after, rows] = partiallyRefunded(payment, body, own);
      return [after, { rows }];
    }),
  );
  app.post<ById & { Body: Reason }>(
    '/pagos/:id/reversar',
    withBody(sharedBodies.reason),
    change('reversePayment', (payment, own, { body }) => reversed(payment, body.reason, own)),
  );
  app.post<ById>('/pagos/:id/reenviar-notificacion', change('forwardPaymentNotification', collectorNotified));
  app.post<ById>('/pagos/:id/actualizar-gateway', change('updatePaymentByGateway', updatedByGateway));
  app.post<ById>('/pagos/:id/notificar-pagador', change('notifyPayer', payerNotified));
}
