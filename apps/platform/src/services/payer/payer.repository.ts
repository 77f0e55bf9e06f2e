import type { Payer, PayerPage, PayerReference, PayerReferencePage } from '@backoffice/contracts/payer';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments } from '../../shared/document-list.ts';
import { type ListOffer, readListQuery } from '../../shared/list-query.ts';
import { notFound } from '../../shared/problem.ts';
import { payerReferences, payers } from './payer.table.ts';

/** What the list of payers can be filtered and sorted by (A56, A185). */
const payerOffer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: payers.id, sort: payers.id }],
    ['name', { kind: 'text', column: payers.name, search: payers.nameSearch, sort: payers.nameSearch }],
    ['email', { kind: 'text', column: payers.email, sort: payers.email }],
    ['identification.number', { kind: 'text', column: payers.identificationNumber }],
  ]),
  defaultOrder: [asc(payers.nameSearch), asc(payers.id)],
};

const { id, collectorId, name, nameSearch, email, externalReference, identificationNumber } = payerReferences;
/** What the list of references can be filtered and sorted by (A188, B49). */
const referenceOffer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: id, sort: id }],
    ['collector_id', { kind: 'text', column: collectorId, sort: collectorId }],
    ['name', { kind: 'text', column: name, search: nameSearch, sort: nameSearch }],
    ['email', { kind: 'text', column: email, sort: email }],
    ['external_reference', { kind: 'text', column: externalReference, sort: externalReference }],
    ['identification.number', { kind: 'text', column: identificationNumber }],
  ]),
  defaultOrder: [asc(nameSearch), asc(id)],
};

/** Payers; inside a change it is made over the change's transaction. */
export const createPayerRepository = (db: Database) => ({
  list: (query: unknown): Promise<PayerPage> => listDocuments<Payer>(db, payers, readListQuery(query, payerOffer)),
  byId: async (wanted: string): Promise<Payer> => {
    const [row] = await db.select().from(payers).where(eq(payers.id, wanted));
    if (row === undefined) throw notFound('payer');
    return row.document;
  },
  add: async (document: Payer): Promise<void> => {
    await db.insert(payers).values({ id: document.id, document });
  },
});

/** References under which collectors know payers; inside a change it is made over the change's transaction. */
export const createReferenceRepository = (db: Database) => ({
  list: (query: unknown): Promise<PayerReferencePage> =>
    listDocuments<PayerReference>(db, payerReferences, readListQuery(query, referenceOffer)),
  add: async (document: PayerReference): Promise<void> => {
    await db.insert(payerReferences).values({ id: document.id, document });
  },
  change: async (wanted: string, change: (before: PayerReference) => PayerReference): Promise<PayerReference> => {
    const [row] = await db.select().from(payerReferences).where(eq(id, wanted)).for('update');
    if (row === undefined) throw notFound('payer_reference');
    const document = change(row.document);
    await db.update(payerReferences).set({ document }).where(eq(id, wanted));
    return document;
  },
  remove: async (wanted: string): Promise<void> => {
    const gone = await db.delete(payerReferences).where(eq(id, wanted)).returning({ id });
    if (gone.length === 0) throw notFound('payer_reference');
  },
  /** How many there were. */
  removeOfCollector: async (collector: string): Promise<number> => {
    const gone = await db.delete(payerReferences).where(eq(collectorId, collector)).returning({ id });
    return gone.length;
  },
});
