import type { FastifyInstance } from 'fastify';
import { sharedBodies, taking } from '../../shared/bodies.ts';
import { changing } from '../../shared/changing.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createWithdrawalRepository } from './withdrawal.repository.ts';
import { refuseUnlessPending, refuseWrongDestination, settleWithdrawals } from './withdrawal.rules.ts';

/** Registers the withdrawal service (B317). */
export function withdrawalRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now } = tools;
  // authorized withdrawals move on by themselves: seen whenever somebody asks
  app.addHook('preHandler', () => settleWithdrawals(db, now()));
  const change = changing(tools, { documents: createWithdrawalRepository, refuse: refuseUnlessPending });

  app.get('/', ({ query }) => createWithdrawalRepository(db).list(query));
  app.post<ById>(
    '/:id/autorizar/',
    change((given, own) => {
      refuseWrongDestination(given);
      return { ...given, status: 'authorized', approved_date: own.now };
    }),
  );
  app.post<ById & { Body: { status_detail: string } }>(
    '/:id/rechazar/',
    taking(sharedBodies.statusDetail),
    change((given, _own, { body }) => ({ ...given, status: 'refused', status_detail: body.status_detail })),
  );
}
