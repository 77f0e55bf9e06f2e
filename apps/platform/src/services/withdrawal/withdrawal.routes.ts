import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedBodies, taking } from '../../shared/bodies.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createWithdrawalRepository } from './withdrawal.repository.ts';
import { refuseUnlessPending, refuseWrongDestination, settleWithdrawals } from './withdrawal.rules.ts';

/** Registers the withdrawal service (B317). */
export function withdrawalRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  // authorized withdrawals move on by themselves: seen whenever somebody asks
  app.addHook('preHandler', () => settleWithdrawals(db, now()));

  const change = (request: FastifyRequest<ById>, reply: FastifyReply, apply: (given: Withdrawal) => Withdrawal) =>
    runChange(request, reply, async (tx) => {
      const withdrawals = createWithdrawalRepository(tx);
      const given = await withdrawals.forChange(request.params.id);
      refuseUnlessPending(given);
      const body = apply(given);
      await withdrawals.update(body);
      return { status: 200, body };
    });

  app.get('/', ({ query }) => createWithdrawalRepository(db).list(query));
  app.post<ById>('/:id/autorizar/', (request, reply) =>
    change(request, reply, (given) => {
      refuseWrongDestination(given);
      return { ...given, status: 'authorized', approved_date: now().toISOString() };
    }),
  );
  app.post<ById & { Body: { status_detail: string } }>(
    '/:id/rechazar/',
    taking(sharedBodies.statusDetail),
    (request, reply) =>
      change(request, reply, (given) => ({ ...given, status: 'refused', status_detail: request.body.status_detail })),
  );
}
