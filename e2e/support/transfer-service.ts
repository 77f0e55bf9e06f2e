import type { Transfer } from '@backoffice/contracts/transfer';
import { createListService } from './list-service.ts';

const transfers = createListService<Transfer>('transfer', 'pending');

/** A transfer as its service has it now. */
export const transferNow = transfers.now;

/** A pending transfer for one test alone, because the test changes it. */
export const takeTransfer = transfers.take;

/** Somebody else conciliates a transfer, past the screen. */
export const conciliateElsewhere = (id: string): Promise<void> => transfers.change(`/forzar-conciliacion/${id}`);
