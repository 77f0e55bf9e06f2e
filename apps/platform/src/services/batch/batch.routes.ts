import type { FastifyInstance } from 'fastify';
import { answerBankFile } from '../bank-file/bank-file.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createBatchRepository } from './batch.repository.ts';
import { fileOf, refuseWithoutFiles, refuseWrongFormat, reprocessed, advanceBatches } from './batch.rules.ts';

/** Registers the batch service (B320). */
export function batchRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now } = tools;
  // processing ends by time: every request updates the batches first
  app.addHook('preHandler', () => advanceBatches(db, now()));
  const change = createChangeHandler(tools, { documents: createBatchRepository });

  app.get('/', ({ query }) => createBatchRepository(db).list(query));
  app.post<ById>(
    '/reprocess/:id',
    change((given, own) => reprocessed(given, own.now)),
  );
  app.post<ById>(
    '/:id/re-exportar',
    change((given, own) => {
      refuseWithoutFiles(given);
      return { ...given, file_date: own.now };
    }),
  );
  app.get<{ Params: { id: string; format: string } }>(
    '/:id/descargar/:format',
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const batches = createBatchRepository(db);
      const batch = await batches.byId(params.id);
      refuseWithoutFiles(batch);
      // every layout has xlsx and txt, one has xml as well
      refuseWrongFormat(batch, params.format);
      return answerBankFile(reply, params.format, fileOf(batch, await batches.paymentsOf(batch.id)));
    },
  );
}
