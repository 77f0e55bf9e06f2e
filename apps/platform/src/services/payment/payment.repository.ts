import type { HistoryRow, Payment, PaymentPage } from '@backoffice/contracts/payment';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments } from '../../shared/document-list.ts';
import { type ListOffer, readListQuery } from '../../shared/list-query.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { payments, paymentVersions } from './payment.table.ts';

/** What the list of payments can be filtered and sorted by (A43, A103, A210, GAP-06). */
const offer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: payments.id }],
    ['external_transaction_id', { kind: 'text', column: payments.externalTransactionId }],
    ['status', { kind: 'text', column: payments.status, sort: payments.status }],
    ['collector_id', { kind: 'text', column: payments.collectorId }],
    ['payer.email', { kind: 'text', column: payments.payerEmail }],
    [
      'payer.name',
      { kind: 'text', column: payments.payerName, search: payments.payerNameSearch, sort: payments.payerNameSearch },
    ],
    ['details.concept_description', { kind: 'texts', column: payments.conceptSearch, search: payments.conceptSearch }],
    ['payment_methods.media_payment_id', { kind: 'numbers', column: payments.mediaPaymentIds }],
    ['request_date', { kind: 'instant', column: payments.requestDate, sort: payments.requestDate }],
    ['refunded_date', { kind: 'instant', column: payments.refundedDate }],
    ['last_due_date', { kind: 'instant', column: payments.lastDueDate }],
    ['final_amount', { kind: 'number', column: payments.finalAmount, sort: payments.finalAmount }],
  ]),
  defaultOrder: [desc(payments.requestDate), desc(payments.id)],
};

/** Payments and their versions; inside a change it is made over the change's transaction. */
export function createPaymentRepository(db: Database) {
  const current = async (id: string): Promise<Payment> => {
    const [row] = await db.select({ document: payments.document }).from(payments).where(eq(payments.id, id));
    if (row === undefined) throw notFound('payment');
    return row.document;
  };
  return {
    list: (query: unknown): Promise<PaymentPage> => listDocuments<Payment>(db, payments, readListQuery(query, offer)),
    current,
    /** Every version but the current one says that it is not. */
    version: async (id: string, version: string): Promise<Payment> => {
      const newest = await current(id);
      if (String(newest.version) === version) return newest;
      if (!/^\d{1,9}$/.test(version)) throw notFound('payment_version');
      const [row] = await db
        .select({ document: paymentVersions.document })
        .from(paymentVersions)
        .where(and(eq(paymentVersions.id, id), eq(paymentVersions.version, Number(version))));
      if (row === undefined) throw notFound('payment_version');
      return { ...row.document, last_modified: false };
    },
    /** Newest first. */
    history: async (id: string): Promise<HistoryRow[]> => {
      const newest = await current(id);
      const older = await db
        .select({
          version: paymentVersions.version,
          last_update_date: sql<string>`${paymentVersions.document} ->> 'last_update_date'`,
          status: sql<string>`${paymentVersions.document} ->> 'status'`,
        })
        .from(paymentVersions)
        .where(eq(paymentVersions.id, id))
        .orderBy(desc(paymentVersions.version));
      return [historyRow(newest), ...older.map((row) => ({ ...row, id }))];
    },
    /** The payment, locked for this change; refused when the person saw another version. */
    forChange: async (id: string, seenVersion: number | undefined): Promise<Payment> => {
      const [row] = await db
        .select({ document: payments.document })
        .from(payments)
        .where(eq(payments.id, id))
        .for('update');
      if (row === undefined) throw notFound('payment');
      const { version } = row.document;
      if (seenVersion !== undefined && seenVersion !== version)
        throw new Problem(409, 'payment_version_stale', 'The payment has changed since it was read.', {
          current_version: version,
        });
      return row.document;
    },
    /** Puts a new version in the place of the current one, which is kept. */
    replace: async (before: Payment, after: Payment, at: string): Promise<Payment> => {
      const document: Payment = { ...after, version: before.version + 1, last_update_date: at };
      await db.insert(paymentVersions).values({ id: before.id, version: before.version, document: before });
      await db.update(payments).set({ document }).where(eq(payments.id, before.id));
      return document;
    },
  };
}

const historyRow = ({ version, last_update_date, request_date, id, status }: Payment): HistoryRow => ({
  version,
  last_update_date: last_update_date ?? request_date,
  id,
  status,
});
