import type { Conciliation } from '@backoffice/contracts/service-payment';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../shared/problem.ts';
import { object, taking, words } from '../../shared/bodies.ts';
import { changing } from '../../shared/changing.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { asLimit, type SizedQuery } from '../../shared/size-dialect.ts';
import { createGatewayBatchRepository, createTransactionBatchRepository } from './service-payment.repository.ts';

const conciliation = object([], {
  description: words(500),
  compensation_amount: { type: 'number', minimum: 0, multipleOf: 0.01 },
});

/** Registers the service of service payments (B340, B341). */
export function batchRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db } = tools;
  const change = changing(tools, { documents: createGatewayBatchRepository });
  app.get<{ Querystring: SizedQuery }>('/lote/transacciones', ({ query }) =>
    createTransactionBatchRepository(db).list(asLimit(query)),
  );
  app.get<{ Querystring: SizedQuery }>('/lote/gateways', ({ query }) =>
    createGatewayBatchRepository(db).list(asLimit(query)),
  );
  app.put<ById & { Body: Conciliation }>(
    '/lote/gateway/conciliar/:id',
    taking(conciliation),
    change((batch, _own, { body }) => {
      if (batch.state !== 'pending')
        throw new Problem(409, 'gateway_batch_not_pending', `The gateway batch is ${batch.state}.`);
      // B251: what is left out stays as it was
      return { ...batch, ...body, state: 'conciliated' };
    }),
  );
}
