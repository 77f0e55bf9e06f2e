import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { notFound } from '../../shared/problem.ts';
import { payerReferences, payers } from './payer.table.ts';

/** Creates the repository of payers (A56, A185). */
export const createPayerRepository = createDocuments<Payer>({
  entity: 'payer',
  table: payers,
  offer: {
    fields: new Map([
      ['id', { kind: 'text', column: payers.id, sort: payers.id }],
      ['name', { kind: 'text', column: payers.name, search: payers.nameSearch, sort: payers.nameSearch }],
      ['email', { kind: 'text', column: payers.email, sort: payers.email }],
      ['identification.number', { kind: 'text', column: payers.identificationNumber }],
    ]),
    defaultOrder: [asc(payers.nameSearch), asc(payers.id)],
  },
});

const { id, collectorId, name, nameSearch, email, externalReference, identificationNumber } = payerReferences;

const createReferences = createDocuments<PayerReference>({
  entity: 'payer_reference',
  table: payerReferences,
  offer: {
    fields: new Map([
      ['id', { kind: 'text', column: id, sort: id }],
      ['collector_id', { kind: 'text', column: collectorId, sort: collectorId }],
      ['name', { kind: 'text', column: name, search: nameSearch, sort: nameSearch }],
      ['email', { kind: 'text', column: email, sort: email }],
      ['external_reference', { kind: 'text', column: externalReference, sort: externalReference }],
      ['identification.number', { kind: 'text', column: identificationNumber }],
    ]),
    defaultOrder: [asc(nameSearch), asc(id)],
  },
});

/** Creates the repository of the references under which collectors know payers (A188, B49). */
export const createReferenceRepository = (db: Database) => ({
  ...createReferences(db),
  /** @throws Problem when there is none */
  remove: async (reference: string): Promise<void> => {
    const removed = await db.delete(payerReferences).where(eq(id, reference)).returning({ id });
    if (removed.length === 0) throw notFound('payer_reference');
  },
  /** Removes all of a collector, and returns their number. */
  removeOfCollector: async (collector: string): Promise<number> => {
    const removed = await db.delete(payerReferences).where(eq(collectorId, collector)).returning({ id });
    return removed.length;
  },
});
