import type { Payment } from '@backoffice/contracts/payment';
import type { Transfer } from '@backoffice/contracts/transfer';
import { Problem } from '../../shared/problem.ts';

/**
 * The transfer, conciliated by hand (B167).
 * @throws Problem when it does not wait for it, or when nobody knows which payment it pays
 */
export const conciliated = (transfer: Transfer): Transfer => {
  if (transfer.status !== 'pending')
    throw new Problem(409, 'transfer_not_pending', `The transfer is ${transfer.status}.`);
  if (transfer.payment_id === null)
    throw new Problem(409, 'transfer_without_payment', 'The transfer has no payment to be conciliated with.');
  return { ...transfer, status: 'conciliated' };
};

/** The payment that the transfer pays; one that does not wait for money stays as it is. */
export const paidBy = (payment: Payment, now: string): Payment =>
  payment.status === 'pending' || payment.status === 'issued'
    ? { ...payment, status: 'approved', status_detail: 'accredited', paid_date: now, process_date: now }
    : payment;
