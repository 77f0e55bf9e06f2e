import type { Withdraw } from '@backoffice/contracts/withdraw';
import { asc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { withdraws } from './withdraw.table.ts';

const { id, requestDate } = withdraws;

/** Creates the repository of withdraws (B62, B316). */
export const createWithdrawRepository = createDocuments<Withdraw>({
  entity: 'withdraw',
  table: withdraws,
  order: [asc(requestDate), asc(id)],
});
