import type { Payment } from '@backoffice/contracts/payment';
import type { Transfer } from '@backoffice/contracts/transfer';
import { Problem } from '../../shared/problem.ts';

/**
 * Conciliates a transfer by hand (B167).
 * @throws Problem when it is not pending, or when it has no payment
 */
export const conciliated = (transfer: Transfer): Transfer => {
  if (transfer.status !== 'pending')
    throw new Problem(409, 'transfer_not_pending', `The transfer is ${transfer.status}.`);
  if (transfer.payment_id === null)
    throw new Problem(409, 'transfer_without_payment', 'The transfer has no payment to be conciliated with.');
  return { ...transfer, status: 'conciliated' };
};

/** Approves the payment of a transfer. A payment that does not await money is returned unchanged. */
export const paidBy = (payment: Payment, now: string): Payment =>
  payment.status === 'pending' || payment.status === 'issued'
    ? { ...payment, status: 'approved', status_detail: 'accredited', paid_date: now, process_date: now }
    : payment;
