import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { dayOf } from '../../shared/day.ts';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { payments } from '../payment/payment.table.ts';
import { taxForms, type StoredTaxForm, type TaxFormLine } from './tax-form.table.ts';

const { id, status, createdDate } = taxForms;

const createTaxForms = createDocuments<StoredTaxForm>({
  entity: 'tax_form',
  table: taxForms,
  order: [desc(createdDate), desc(id)],
});

/** Returns the start and the exclusive end of a month in Buenos Aires, as UTC timestamps. */
const momentsOf = (wanted: string): readonly [from: string, until: string] => {
  const [year = 0, month = 0] = wanted.split('-').map(Number);
  const at = (offset: number): string => new Date(Date.UTC(year, month - 1 + offset, 1, 3)).toISOString();
  return [at(0), at(1)];
};

/** Creates the repository of tax forms (B98, B323). */
export const createTaxFormRepository = (db: Database) => {
  const forms = createTaxForms(db);
  return {
    ...forms,
    /** Returns forms whose file has been in its current step since this timestamp or longer, locked for a change. */
    workedOnSince: (moment: string) =>
      forms.due(and(inArray(status, ['pending', 'reprocess', 'generating']), lte(taxForms.statusDate, moment))),
    /** Reads the amounts that each collector was paid in a period. */
    linesOf: (wanted: string): Promise<TaxFormLine[]> => {
      const [from, until] = momentsOf(wanted);
      const paid = sql`${payments.document} ->> 'paid_date'`;
      return db
        .select({
          collector_id: sql<string>`${payments.collectorId}`,
          count: sql<number>`count(*)::int`,
          cents: sql<number>`(sum(${payments.finalAmount}) * 100)::float8`,
        })
        .from(payments)
        .where(
          and(
            eq(payments.status, 'approved'),
            lt(payments.requestDate, until), // implied by the paid date, and this column has an index
            sql`${paid} >= ${from}`,
            sql`${paid} < ${until}`,
          ),
        )
        .groupBy(payments.collectorId)
        .orderBy(payments.collectorId);
    },
  };
};

/** Returns the month of a date in Buenos Aires. */
export const periodOf = (moment: Date): string => dayOf(moment).slice(0, 7);
