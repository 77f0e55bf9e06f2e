import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { createPaymentRepository } from '../payment/payment.repository.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createTransferRepository } from './transfer.repository.ts';
import { conciliated, paidBy } from './transfer.rules.ts';

/** Approves the payment of a transfer within the transaction of its conciliation. */
async function pay(tx: Database, id: string, now: string): Promise<void> {
  const payments = createPaymentRepository(tx);
  const payment = await payments.forChange(id);
  const paid = paidBy(payment, now);
  if (paid !== payment) await payments.replace(payment, paid, now);
}

/** Registers the transfer service (B308). */
export function transferRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const change = createChangeHandler(tools, { documents: createTransferRepository });
  app.get('/', ({ query }) => createTransferRepository(tools.db).list(query));
  app.post<ById>(
    '/forzar-conciliacion/:id',
    change(async (transfer, { tx, now }) => {
      const after = conciliated(transfer);
      if (after.payment_id !== null) await pay(tx, after.payment_id, now);
      return after;
    }),
  );
}
