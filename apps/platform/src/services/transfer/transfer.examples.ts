import { newId } from '../../shared/new-id.ts';
import { firstId } from '../../shared/example-bodies.ts';
import { createPaymentRepository } from '../payment/payment.repository.ts';
import type { Examples } from '../../shared/service.ts';
import { aTransfer } from './transfer.builder.ts';
import { createTransferRepository } from './transfer.repository.ts';

/** Valid example request for each operation of the transfer service. */
export const transferExamples: Examples = ({ db }) => ({
  listTransfers: () => ({ path: '/?limit=100' }),
  conciliateTransfer: async () => {
    const id = newId();
    const payment = await firstId(createPaymentRepository(db));
    await createTransferRepository(db).add(aTransfer({ id, payment_id: payment }));
    return { path: `/forzar-conciliacion/${id}` };
  },
});
