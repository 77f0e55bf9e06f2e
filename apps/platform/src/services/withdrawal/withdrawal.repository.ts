import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { withdrawals } from './withdrawal.table.ts';

const { id, requestDate, approvedDate, status } = withdrawals;

const createWithdrawals = createDocuments<Withdrawal>({
  entity: 'withdrawal',
  table: withdrawals,
  order: [asc(requestDate), asc(id)],
});

/** Creates the repository of withdrawals (B65, B73, B317). */
export const createWithdrawalRepository = (db: Database) => {
  const own = createWithdrawals(db);
  return {
    ...own,
    /**
     * Returns withdrawals authorized at this timestamp or before whose status is unchanged since, locked for a change.
     */
    authorizedUntil: (moment: string) =>
      own.due(and(eq(status, 'authorized'), lte(approvedDate, moment)), asc(approvedDate), asc(id)),
  };
};
