import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
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
export const createWithdrawalRepository = (db: Database) => ({
  ...createWithdrawals(db),
  /** Those that were authorized at that moment or before and have not moved since, locked for a change. */
  authorizedUntil: async (moment: string): Promise<readonly Withdrawal[]> => {
    const rows = await db
      .select({ document: sql<Withdrawal>`${withdrawals.document}` })
      .from(withdrawals)
      .where(and(eq(status, 'authorized'), lte(approvedDate, moment)))
      .orderBy(asc(approvedDate), asc(id))
      .for('update', { skipLocked: true });
    return rows.map(({ document }) => document);
  },
});
