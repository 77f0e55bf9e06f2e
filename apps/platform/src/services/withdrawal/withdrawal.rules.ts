import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import type { Database } from '../../database/open-database.ts';
import { isDestination } from '../../shared/bank-account.ts';
import { Problem } from '../../shared/problem.ts';
import { createCollectorRepository } from '../collector/collector.repository.ts';
import { createWithdrawalRepository } from './withdrawal.repository.ts';

/** Time from an authorization to the bank's answer, in milliseconds. */
const bankMs = 15_000;

/** Refuses a decision on a withdrawal that does not await authorization (B176). @throws Problem */
export function refuseUnlessPending({ status }: Withdrawal): void {
  if (status !== 'pending_authorization')
    throw new Problem(409, 'withdrawal_not_pending', `The withdrawal is ${status}.`);
}

/** Refuses a destination that is not a valid account. @throws Problem */
export function refuseWrongDestination({ destination }: Withdrawal): void {
  if (!isDestination(destination.value))
    throw new Problem(409, 'destination_invalid', 'The check digits of the destination do not hold.');
}

/**
 * Returns the withdrawal after the bank's answer: transferred, or in error when the balance of the collector is too
 * low.
 */
async function afterBankAnswer(tx: Database, given: Withdrawal): Promise<Withdrawal> {
  if (!(await createCollectorRepository(tx).takeMoney(given.collector_id, given.amount)))
    return { ...given, status: 'error', status_detail: 'balance_insufficient' };
  const transferred = new Date(Date.parse(given.approved_date ?? given.request_date) + bankMs);
  return { ...given, status: 'transferred', transfer_date: transferred.toISOString() };
}

/** Records the bank's answers that are due (GAP-23). */
export const advanceWithdrawals = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const repository = createWithdrawalRepository(tx);
    const ready = await repository.authorizedUntil(new Date(now.getTime() - bankMs).toISOString());
    for (const one of ready) await repository.update(await afterBankAnswer(tx, one));
  });
