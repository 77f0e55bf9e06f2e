import type { Batch } from '@backoffice/contracts/batch';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { createListService } from './list-service.ts';

const withdraws = createListService<Withdraw>('withdraw', 'pending');
const withdrawals = createListService<Withdrawal>('withdrawal', 'pending_authorization');
const batches = createListService<Batch>('batch', 'error');

/** Whether the account is one of those of the seed that there can be. */
const isGood = ({ destination }: Pick<Withdrawal, 'destination'>): boolean =>
  destination.value !== '2850590940090418135200';

/** A pending withdraw for one test alone. */
export const takeWithdraw = withdraws.take;
export const withdrawNow = withdraws.now;

/** A withdrawal that waits for its authorization, for one test alone. */
export const takeWithdrawal = (suits: (one: Withdrawal) => boolean = isGood): Promise<Withdrawal> =>
  withdrawals.take(suits);
export const withdrawalNow = withdrawals.now;

/** Somebody else authorizes a withdrawal, past the screen. */
export const authorizeElsewhere = (id: string): Promise<void> => withdrawals.change(`/${id}/autorizar/`);

/** A batch in error for one test alone. */
export const takeBatch = batches.take;
export const batchNow = batches.now;
