import type { ListedRefund, RefundPage } from '@backoffice/contracts/payment';
import { and, desc, eq, sql } from 'drizzle-orm';
import { fieldsOf } from '../../database/document-table.ts';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { readListQuery } from '../../shared/list-query.ts';
import { refunds } from './payment.table.ts';

const order = [desc(refunds.effectiveDate), desc(refunds.id)];

/** Creates the repository of refunds. Use it for reading only, because database triggers write the table. */
export const createRefundRepository = createDocuments<ListedRefund>({ entity: 'refund', table: refunds, order });

/** Reads a page of refunds and the sum of all approved matching refunds, by currency. */
export async function listRefunds(db: Database, query: unknown): Promise<RefundPage> {
  const { where } = readListQuery(query, { fields: fieldsOf(refunds), defaultOrder: order });
  const [page, returned] = await Promise.all([
    createRefundRepository(db).list(query),
    db
      .select({ currency_id: sql<string>`${refunds.currencyId}`, amount: sql<number>`sum(${refunds.amount})::float8` })
      .from(refunds)
      .where(and(where, eq(refunds.status, 'approved')))
      .groupBy(refunds.currencyId)
      .orderBy(refunds.currencyId),
  ]);
  return { ...page, returned };
}
