import type { Conciliation } from '@backoffice/contracts/service-payment';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../shared/problem.ts';
import { object, withBody, nonBlankText } from '../../shared/bodies.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { withLimit, type SizedQuery } from '../../shared/size-dialect.ts';
import { createGatewayBatchRepository, createTransactionBatchRepository } from './service-payment.repository.ts';

const conciliation = object([], {
  description: nonBlankText(500),
  compensation_amount: { type: 'number', minimum: 0, multipleOf: 0.01 },
});

/** Registers the routes of the service `lote`: transaction batches and gateway batches (B340, B341). */
export function servicePaymentRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db } = tools;
  const change = createChangeHandler(tools, { documents: createGatewayBatchRepository });
  app.get<{ Querystring: SizedQuery }>('/lote/transacciones', ({ query }) =>
    createTransactionBatchRepository(db).list(withLimit(query)),
  );
  app.get<{ Querystring: SizedQuery }>('/lote/gateways', ({ query }) =>
    createGatewayBatchRepository(db).list(withLimit(query)),
  );
  app.put<ById & { Body: Conciliation }>(
    '/lote/gateway/conciliar/:id',
    withBody(conciliation),
    change((batch, _own, { body }) => {
      if (batch.state !== 'pending')
        throw new Problem(409, 'gateway_batch_not_pending', `The gateway batch is ${batch.state}.`);
      // B251: a missing field keeps its value
      return { ...batch, ...body, state: 'conciliated' };
    }),
  );
}
