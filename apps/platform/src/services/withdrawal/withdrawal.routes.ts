import type { FastifyInstance } from 'fastify';
import { sharedBodies, withBody } from '../../shared/bodies.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createWithdrawalRepository } from './withdrawal.repository.ts';
import { refuseUnlessPending, refuseWrongDestination, advanceWithdrawals } from './withdrawal.rules.ts';

/** Registers the withdrawal service (B317). */
export function withdrawalRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now } = tools;
  // authorized withdrawals get the bank's answer by time: every request updates them first
  app.addHook('preHandler', () => advanceWithdrawals(db, now()));
  const change = createChangeHandler(tools, { documents: createWithdrawalRepository, refuse: refuseUnlessPending });

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
    withBody(sharedBodies.statusDetail),
    change((given, _own, { body }) => ({ ...given, status: 'refused', status_detail: body.status_detail })),
  );
}
