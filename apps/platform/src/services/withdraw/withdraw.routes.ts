import type { Withdraw } from '@backoffice/contracts/withdraw';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import { answerBankFile } from '../bank-file/bank-file.ts';
import { sharedBodies, taking } from '../../shared/bodies.ts';
import { createCollectorRepository } from '../collector/collector.repository.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createWithdrawRepository } from './withdraw.repository.ts';
import { fileOf, refuseUnlessPending, refuseWithoutFiles, refuseWrongDestination } from './withdraw.rules.ts';

/** Registers the withdraw service (B316). */
export function withdrawRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  const change = (
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    apply: (given: Withdraw, tx: Database) => Withdraw | Promise<Withdraw>,
  ) =>
    runChange(request, reply, async (tx) => {
      const withdraws = createWithdrawRepository(tx);
      const body = await apply(await withdraws.forChange(request.params.id), tx);
      await withdraws.update(body);
      return { status: 200, body };
    });

  app.get('/', ({ query }) => createWithdrawRepository(db).list(query));
  app.post<ById>('/transferir/:id', (request, reply) =>
    change(request, reply, async (given, tx) => {
      refuseUnlessPending(given);
      refuseWrongDestination(given);
      if (!(await createCollectorRepository(tx).takeMoney(given.collector_id, given.amount)))
        throw new Problem(409, 'balance_insufficient', 'The collector has not as much money.');
      return { ...given, status: 'transferred', transfer_date: now().toISOString() };
    }),
  );
  app.post<ById & { Body: { status_detail: string } }>(
    '/rechazar/:id',
    taking(sharedBodies.statusDetail),
    (request, reply) =>
      change(request, reply, (given) => {
        refuseUnlessPending(given);
        return { ...given, status: 'rejected', status_detail: request.body.status_detail };
      }),
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
      const withdraw = await createWithdrawRepository(db).byId(params.id);
      refuseWithoutFiles(withdraw);
      return answerBankFile(reply, params.format, fileOf(withdraw));
    },
  );
}
