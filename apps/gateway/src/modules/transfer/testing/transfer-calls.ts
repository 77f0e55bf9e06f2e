import { randomUUID } from 'node:crypto';
import { aPayment, aTransfer, payments, transfers } from '@backoffice/platform/testing';
import { requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Returns a function for each mutation of the module. The function adds an entity that allows the mutation, and returns
 * valid arguments without an idempotency key. Tests over all mutations use them.
 */
export const transferArguments = ({ platform, seen }: WaitingEntities) => ({
  conciliateTransfer: seen('transfer', async (id) => {
    const payment = aPayment({ id: randomUUID(), collector_id: 'LUZN', request_date: requestDate, final_amount: 100 });
    await platform.add(payments, payment);
    await platform.add(transfers, aTransfer({ id, payment_id: payment.id }));
  }),
});
