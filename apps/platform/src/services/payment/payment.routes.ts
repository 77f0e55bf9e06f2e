import type {
  Holder,
  MethodRefund,
  Payment,
  PaymentMethodChange,
  Reason,
  Refund,
  RefundRequest,
  Retry,
} from '@backoffice/contracts/payment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ifMatch } from '../../shared/change.ts';
import { newId } from '../../shared/new-id.ts';
import { Problem } from '../../shared/problem.ts';
import { taking } from '../bodies.ts';
import type { ById, ServiceTools } from '../service-tools.ts';
import { bodies } from './payment.bodies.ts';
import type { ChangeTools } from './payment.change-tools.ts';
import { cancelled, collectorNotified, objectionCancelled, payerNotified, retried } from './payment.changes.ts';
import { updatedByGateway } from './payment.gateway.ts';
import { methodUpdated } from './payment.method-change.ts';
import { partiallyRefunded, refunded, reversed } from './payment.refunds.ts';
import { createPaymentRepository } from './payment.repository.ts';
import { type PaymentChange, refuse } from './payment.rules.ts';

/** Registers the payment service (GAP-05). */
export function paymentRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const payments = createPaymentRepository(tools.db);
  app.get('/pagos', ({ query }) => payments.list(query));
  app.get<ById>('/pagos/:id', ({ params }) => payments.current(params.id));
  app.get<ById>('/pagos/:id/historial', async ({ params }) => ({ rows: await payments.history(params.id) }));
  app.get<{ Params: { id: string; version: string } }>('/pagos/:id/versiones/:version', ({ params }) =>
    payments.version(params.id, params.version),
  );
  app.get<ById>('/pagos/:id/titular', async ({ params }) => holders(await payments.current(params.id)));
  app.post<ById>('/pagos/:id/actualizar', ({ params }) => payments.current(params.id));
  paymentChanges(app, createPerform(tools));
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

/** A change makes a payment of a payment; those that give money back answer the refund, or the refunds. */
type Apply = (payment: Payment, tools: ChangeTools) => Payment | [Payment, Refund | Refund[]];
type Perform = (
  request: FastifyRequest<ById>,
  reply: FastifyReply,
  name: PaymentChange,
  apply: Apply,
) => Promise<FastifyReply>;

/** A change is refused by its rule, or makes a new version; one that changes nothing makes none. */
const createPerform =
  ({ now, runChange }: ServiceTools): Perform =>
  (request, reply, name, apply) =>
    runChange(request, reply, async (tx) => {
      const payments = createPaymentRepository(tx);
      const payment = await payments.forChange(request.params.id, ifMatch(request));
      const refusal = refuse(name, payment, now());
      if (refusal !== undefined) throw new Problem(409, refusal, `${name} is refused in status ${payment.status}.`);
      const at = now().toISOString();
      const outcome = apply(payment, { now: at, newId });
      const [after, refund] = Array.isArray(outcome) ? outcome : [outcome, undefined];
      const stored = after === payment ? payment : await payments.replace(payment, after, at);
      return { status: 200, body: Array.isArray(refund) ? { rows: refund } : (refund ?? stored) };
    });

/** The changes: each is a path, the shape of its body, the rule that it must pass, and what it makes of the payment. */
function paymentChanges(app: FastifyInstance, perform: Perform): void {
  app.post<ById & { Body: Reason }>('/pagos/:id/cancelar', taking(bodies.reason), (request, reply) =>
    perform(request, reply, 'cancelPayment', (payment, tools) => cancelled(payment, request.body.reason, tools)),
  );
  app.put<ById & { Body: PaymentMethodChange }>(
    '/pagos/:id/medio-de-pago',
    taking(bodies.methodChange),
    (request, reply) =>
      perform(request, reply, 'updatePaymentMethod', (payment, { now }) => methodUpdated(payment, request.body, now)),
  );
  app.post<ById & { Body: Reason }>('/pagos/:id/cancelar-objecion', taking(bodies.reason), (request, reply) =>
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
      perform(request, reply, 'partialRefundPayment', (payment, tools) =>
        partiallyRefunded(payment, request.body, tools),
      ),
  );
  app.post<ById & { Body: Reason }>('/pagos/:id/reversar', taking(bodies.reason), (request, reply) =>
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
