import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { createPaymentRepository } from '../payment/payment.repository.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createTransferRepository } from './transfer.repository.ts';
import { conciliated, paidBy } from './transfer.rules.ts';

/** Approves the payment of a transfer, in the same transaction. */
async function pay(tx: Database, id: string, now: string): Promise<void> {
  const payments = createPaymentRepository(tx);
  const payment = await payments.forChange(id);
  const paid = paidBy(payment, now);
  if (paid !== payment) await payments.replace(payment, paid, now);
}

/** Registers the transfer service (B308). */
export function transferRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  app.get('/', ({ query }) => createTransferRepository(db).list(query));
  app.post<ById>('/forzar-conciliacion/:id', (request, reply) =>
    runChange(request, reply, async (tx) => {
      const transfers = createTransferRepository(tx);
      const body = conciliated(await transfers.forChange(request.params.id));
      if (body.payment_id !== null) await pay(tx, body.payment_id, now().toISOString());
      await transfers.update(body);
      return { status: 200, body };
    }),
  );
}
