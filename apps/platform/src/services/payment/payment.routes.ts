import { randomBytes } from 'node:crypto';
import type {
  Holder,
  MethodRefund,
  Payment,
  PaymentMethodChange,
  Refund,
  RefundRequest,
} from '@backoffice/contracts/payment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { header } from '../../shared/change.ts';
import { Problem } from '../../shared/problem.ts';
import type { ServiceTools } from '../service-tools.ts';
import * as change from './payment.changes.ts';
import { createPaymentRepository } from './payment.repository.ts';
import { bodies } from './payment.bodies.ts';
import { type PaymentChange, refuse } from './payment.rules.ts';

interface ById {
  Params: { id: string };
}

/** Registers the payment service (GAP-05). */
export function paymentRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const repository = createPaymentRepository(tools.db);
  app.get('/pagos', (request) => repository.list(request.query));
  app.get<ById>('/pagos/:id', (request) => repository.current(request.params.id));
  app.get<ById>('/pagos/:id/historial', async (request) => ({ rows: await repository.history(request.params.id) }));
  app.get<{ Params: { id: string; version: string } }>('/pagos/:id/versiones/:version', (request) =>
    repository.version(request.params.id, Number(request.params.version)),
  );
  app.get<ById>('/pagos/:id/titular', async (request) => holders(await repository.current(request.params.id)));
  app.post<ById>('/pagos/:id/actualizar', (request) => repository.current(request.params.id));
  paymentChanges(app, tools);
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
type Apply = (payment: Payment, tools: change.ChangeTools) => Payment | [Payment, Refund | Refund[]];

interface Reason {
  reason: string;
}

/** The changes: each is a path, the shape of its body, the rule that it must pass, and what it makes of the payment. */
function paymentChanges(app: FastifyInstance, { now, runChange }: ServiceTools): void {
  const perform = async (request: FastifyRequest<ById>, reply: FastifyReply, name: PaymentChange, apply: Apply) => {
    const answer = await runChange('payment', request, async (tx) => {
      const repository = createPaymentRepository(tx);
      const payment = await repository.forChange(request.params.id, header(request, 'if-match'));
      const refusal = refuse(name, payment, now());
      if (refusal !== undefined) throw new Problem(409, refusal, `${name} is refused in status ${payment.status}.`);
      const at = now().toISOString();
      const outcome = apply(payment, { now: at, newId });
      const [after, refund] = Array.isArray(outcome) ? outcome : [outcome, undefined];
      const stored = after === payment ? payment : await repository.replace(payment, after, at);
      return { status: 200, body: Array.isArray(refund) ? { rows: refund } : (refund ?? stored) };
    });
    return reply.status(answer.status).send(answer.body);
  };
  const shape = (body: object) => ({ schema: { body } });

  app.post<ById & { Body: Reason }>('/pagos/:id/cancelar', shape(bodies.reason), (request, reply) =>
    perform(request, reply, 'cancelPayment', (payment, tools) => change.cancelled(payment, request.body.reason, tools)),
  );
  app.post<ById & { Body: Reason }>('/pagos/:id/cancelar-objecion', shape(bodies.reason), (request, reply) =>
    perform(request, reply, 'cancelPaymentObjection', (payment) =>
      change.objectionCancelled(payment, request.body.reason),
    ),
  );
  app.put<ById & { Body: PaymentMethodChange }>('/pagos/:id/medio-de-pago', shape(bodies.methodChange), (request, reply) =>
    perform(request, reply, 'updatePaymentMethod', (payment) => change.methodUpdated(payment, request.body)),
  );
  app.post<ById & { Body: { code: 'A' | 'B' } }>('/pagos/:id/reintentar', shape(bodies.retry), (request, reply) =>
    perform(request, reply, 'retryPayment', (payment) => change.retried(payment, request.body.code)),
  );
  app.post<ById & { Body: RefundRequest }>('/pagos/:id/devolver', shape(bodies.refund), (request, reply) =>
    perform(request, reply, 'refundPayment', (payment, tools) => change.refunded(payment, request.body, tools)),
  );
  app.post<ById & { Body: MethodRefund[] }>('/pagos/:id/devolver-parcial', shape(bodies.partialRefund), (request, reply) =>
    perform(request, reply, 'partialRefundPayment', (payment, tools) =>
      change.partiallyRefunded(payment, request.body, tools),
    ),
  );
  app.post<ById & { Body: Reason }>('/pagos/:id/reversar', shape(bodies.reason), (request, reply) =>
    perform(request, reply, 'reversePayment', (payment, tools) => change.reversed(payment, request.body.reason, tools)),
  );
  app.post<ById>('/pagos/:id/reenviar-notificacion', (request, reply) =>
    perform(request, reply, 'forwardPaymentNotification', (payment, tools) =>
      change.collectorNotified(payment, payment.notification_url ?? '', tools),
    ),
  );
  app.post<ById>('/pagos/:id/actualizar-gateway', (request, reply) =>
    perform(request, reply, 'updatePaymentByGateway', change.updatedByGateway),
  );
  app.post<ById>('/pagos/:id/notificar-pagador', (request, reply) =>
    perform(request, reply, 'notifyPayer', change.payerNotified),
  );
}

const newId = (): string => randomBytes(12).toString('hex');
