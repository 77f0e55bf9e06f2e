import { randomUUID } from 'node:crypto';
import { aPayment, aTransfer, payments, transfers } from '@backoffice/platform/testing';
import { requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const transferTries = ({ platform, seen }: WaitingEntities) => ({
  conciliateTransfer: seen('transfer', async (id) => {
    const payment = aPayment({ id: randomUUID(), collector_id: 'LUZN', request_date: requestDate, final_amount: 100 });
    await platform.add(payments, payment);
    await platform.add(transfers, aTransfer({ id, payment_id: payment.id }));
  }),
});
