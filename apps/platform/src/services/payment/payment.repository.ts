import type { HistoryRow, Payment, PaymentPage } from '@backoffice/contracts/payment';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments, type ListFields, readListQuery } from '../../shared/list-query.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { payments, paymentVersions } from './payment.table.ts';

const text = (column: ListFields[string]['column']) => ({ kind: 'text', column }) as const;
const instant = (column: ListFields[string]['column']) => ({ kind: 'instant', column }) as const;

/** What the list of payments can be filtered and sorted by (A43, A103, A210). */
const listFields: ListFields = {
  id: text(payments.id),
  external_transaction_id: text(payments.externalTransactionId),
  status: { ...text(payments.status), sortable: true },
  collector_id: text(payments.collectorId),
  'payer.email': text(payments.payerEmail),
  'payer.name': { ...text(payments.payerName), search: payments.payerNameSearch, sortable: true },
  'details.concept_description': { ...text(payments.conceptSearch), search: payments.conceptSearch },
  'payment_methods.media_payment_id': { kind: 'list', column: payments.mediaPaymentIds },
  request_date: { ...instant(payments.requestDate), sortable: true },
  refunded_date: instant(payments.refundedDate),
  last_due_date: instant(payments.lastDueDate),
  final_amount: { kind: 'number', column: payments.finalAmount, sortable: true },
};
const newestFirst = [desc(payments.requestDate), desc(payments.id)];

export type PaymentRepository = ReturnType<typeof createPaymentRepository>;

/** Payments and their versions; inside a change it is made over the change's transaction. */
export function createPaymentRepository(db: Database) {
  const current = async (id: string, lock = false): Promise<Payment> => {
    const query = db.select({ document: payments.document }).from(payments).where(eq(payments.id, id));
    const [row] = await (lock ? query.for('update') : query);
    if (row === undefined) throw notFound('payment');
    return row.document;
  };
  return {
    list: (query: unknown): Promise<PaymentPage> =>
      listDocuments<Payment>(db, payments, readListQuery(query, listFields, newestFirst)),
    current,
    version: async (id: string, version: number): Promise<Payment> => {
      const newest = await current(id);
      if (newest.version === version) return newest;
      const [row] = await db
        .select({ document: paymentVersions.document })
        .from(paymentVersions)
        .where(and(eq(paymentVersions.id, id), eq(paymentVersions.version, version)));
      if (row === undefined) throw notFound('payment_version');
      return { ...row.document, last_modified: false };
    },
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
    /** The payment, locked for this change; refused when the person saw an older version. */
    forChange: async (id: string, ifMatch: string | undefined): Promise<Payment> => {
      const payment = await current(id, true);
      if (ifMatch !== undefined && ifMatch.replaceAll('"', '') !== String(payment.version))
        throw new Problem(409, 'payment_version_stale', 'The payment has changed since it was read.', {
          current_version: payment.version,
        });
      return payment;
    },
    /** Puts a new version in the place of the current one. */
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
