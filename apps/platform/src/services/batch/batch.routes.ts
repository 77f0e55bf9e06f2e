import type { Batch } from '@backoffice/contracts/batch';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBankFile } from '../bank-file/bank-file.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createBatchRepository } from './batch.repository.ts';
import { fileOf, refuseWithoutFiles, refuseWrongFormat, reprocessed, settleBatches } from './batch.rules.ts';

/** Registers the batch service (B320). */
export function batchRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  // processing ends by itself: seen whenever somebody asks
  app.addHook('preHandler', () => settleBatches(db, now()));

  const change = (request: FastifyRequest<ById>, reply: FastifyReply, apply: (given: Batch) => Batch) =>
    runChange(request, reply, async (tx) => {
      const batches = createBatchRepository(tx);
      const body = apply(await batches.forChange(request.params.id));
      await batches.update(body);
      return { status: 200, body };
    });

  app.get('/', ({ query }) => createBatchRepository(db).list(query));
  app.post<ById>('/reprocess/:id', (request, reply) =>
    change(request, reply, (given) => reprocessed(given, now().toISOString())),
  );
  app.post<ById>('/:id/re-exportar', (request, reply) =>
    change(request, reply, (given) => {
      refuseWithoutFiles(given);
      return { ...given, file_date: now().toISOString() };
    }),
  );
  app.get<{ Params: { id: string; format: string } }>(
    '/:id/descargar/:format',
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const batches = createBatchRepository(db);
      const batch = await batches.byId(params.id);
      refuseWithoutFiles(batch);
      refuseWrongFormat(batch, params.format);
      return answerBankFile(reply, params.format, fileOf(batch, await batches.paymentsOf(batch.id)));
    },
  );
}
