import type { Withdraw } from '@backoffice/contracts/withdraw';
import { isDestination } from '../../shared/bank-account.ts';
import { Problem } from '../../shared/problem.ts';
import type { BankFile } from '../bank-file/bank-file.content.ts';

/** Refuses to transfer or reject a withdraw that is not pending (B172). @throws Problem */
export function refuseUnlessPending({ status }: Withdraw): void {
  if (status !== 'pending') throw new Problem(409, 'withdraw_not_pending', `The withdraw is ${status}.`);
}

/** Refuses a destination that is not a valid account. A withdraw without a destination passes. @throws Problem */
export function refuseWrongDestination({ destination }: Withdraw): void {
  if (destination && !isDestination(destination.value))
    throw new Problem(409, 'destination_invalid', 'The check digits of the destination do not hold.');
}

/** Refuses files of a withdraw that is neither pending nor transferred (B171). @throws Problem */
export function refuseWithoutFiles({ status }: Withdraw): void {
  if (status !== 'pending' && status !== 'transferred')
    throw new Problem(409, 'withdraw_without_files', `A withdraw that is ${status} has no files.`);
}

/** Builds the bank's file of a withdraw, with its single movement. */
export const fileOf = (withdraw: Withdraw): BankFile => ({
  id: withdraw.id,
  collectorId: withdraw.collector_id,
  collectorName: withdraw.collector_detail.name,
  madeAt: withdraw.file_date ?? withdraw.request_date,
  lines: [
    {
      id: withdraw.id,
      date: withdraw.request_date,
      amount: withdraw.amount,
      destination: withdraw.destination?.value ?? null,
      holder: withdraw.destination?.holder ?? null,
    },
  ],
});
