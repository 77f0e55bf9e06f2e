import { randomUUID } from 'node:crypto';
import { aPayment, aTransfer, payments, transfers } from '@backoffice/platform/testing';
import { requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const transferArguments = ({ platform, seen }: WaitingEntities) => ({
  conciliateTransfer: seen('transfer', async (id) => {
    const payment = aPayment({ id: randomUUID(), collector_id: 'LUZN', request_date: requestDate, final_amount: 100 });
    await platform.add(payments, payment);
    await platform.add(transfers, aTransfer({ id, payment_id: payment.id }));
  }),
});
