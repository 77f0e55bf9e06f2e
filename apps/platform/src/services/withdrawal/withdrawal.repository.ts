import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import type { ListField } from '../../shared/list-fields.ts';
import { withdrawals } from './withdrawal.table.ts';

const { id, collectorId, requestDate, approvedDate, transferDate, amount, status } = withdrawals;
const requested = { kind: 'instant', column: requestDate, sort: requestDate } as const;

const createWithdrawals = createDocuments<Withdrawal>({
  entity: 'withdrawal',
  table: withdrawals,
  offer: {
    fields: new Map<string, ListField>([
      ['id', { kind: 'text', column: id }],
      ['collector_id', { kind: 'text', column: collectorId, sort: collectorId }],
      ['request_date', requested],
      // B317: both ends of the period are conditions on the request date
      ['start_date', requested],
      ['end_date', requested],
      ['transfer_date', { kind: 'instant', column: transferDate, sort: transferDate }],
      ['amount', { kind: 'number', column: amount, sort: amount }],
      ['status', { kind: 'text', column: status, sort: status }],
    ]),
    defaultOrder: [asc(requestDate), asc(id)],
  },
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
