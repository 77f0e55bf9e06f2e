import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { asc, eq } from 'drizzle-orm';
import { inSpanishOrder } from '../../database/document-columns.ts';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { notFound } from '../../shared/problem.ts';
import { payerReferences, payers } from './payer.table.ts';

/** Creates the repository of payers (A56, A185). */
export const createPayerRepository = createDocuments<Payer>({
  entity: 'payer',
  table: payers,
  order: [asc(inSpanishOrder(payers.name)), asc(payers.id)],
});

const { id, collectorId, name } = payerReferences;

const createReferences = createDocuments<PayerReference>({
  entity: 'payer_reference',
  table: payerReferences,
  order: [asc(inSpanishOrder(name)), asc(id)],
});

/** Creates the repository of references, by which collectors identify payers (A188, B49). */
export const createReferenceRepository = (db: Database) => ({
  ...createReferences(db),
  /** @throws Problem for an unknown reference */
  remove: async (reference: string): Promise<void> => {
    const removed = await db.delete(payerReferences).where(eq(id, reference)).returning({ id });
    if (removed.length === 0) throw notFound('payer_reference');
  },
  /** Removes all references of a collector and returns their number. */
  removeOfCollector: async (collector: string): Promise<number> => {
    const removed = await db.delete(payerReferences).where(eq(collectorId, collector)).returning({ id });
    return removed.length;
  },
});
