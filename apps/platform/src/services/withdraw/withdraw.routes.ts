import type { FastifyInstance } from 'fastify';
import { Problem } from '../../shared/problem.ts';
import { answerBankFile } from '../bank-file/bank-file.ts';
import { sharedBodies, withBody } from '../../shared/bodies.ts';
import { createCollectorRepository } from '../collector/collector.repository.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createWithdrawRepository } from './withdraw.repository.ts';
import { fileOf, refuseUnlessPending, refuseWithoutFiles, refuseWrongDestination } from './withdraw.rules.ts';

/** Registers the withdraw service (B316). */
export function withdrawRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db } = tools;
  const change = createChangeHandler(tools, { documents: createWithdrawRepository });

  app.get('/', ({ query }) => createWithdrawRepository(db).list(query));
  app.post<ById>(
    '/transferir/:id',
    change(async (given, { tx, now }) => {
      refuseUnlessPending(given);
      refuseWrongDestination(given);
      if (!(await createCollectorRepository(tx).takeMoney(given.collector_id, given.amount)))
        throw new Problem(409, 'balance_insufficient', 'The collector has not as much money.');
      return { ...given, status: 'transferred', transfer_date: now };
    }),
  );
  app.post<ById & { Body: { status_detail: string } }>(
    '/rechazar/:id',
    withBody(sharedBodies.statusDetail),
    change((given, _own, { body }) => {
      refuseUnlessPending(given);
      return { ...given, status: 'rejected', status_detail: body.status_detail };
    }),
  );
  app.post<ById>(
    '/:id/re-exportar',
    change((given, { now }) => {
      refuseWithoutFiles(given);
      return { ...given, file_date: now };
    }),
  );
  app.get<{ Params: { id: string; format: string } }>(
    '/:id/descargar/:format',
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const withdraw = await createWithdrawRepository(db).byId(params.id);
      refuseWithoutFiles(withdraw);
      return answerBankFile(reply, params.format, fileOf(withdraw));
    },
  );
}
