import type {
  Collector,
  CollectorBalance,
  CollectorConfiguration,
  CollectorPage,
} from '@backoffice/contracts/collector';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments } from '../../shared/document-list.ts';
import { type ListOffer, readListQuery } from '../../shared/list-query.ts';
import { notFound } from '../../shared/problem.ts';
import { collectorConfigurations, collectors } from './collector.table.ts';

/** What the list of collectors can be filtered and sorted by (GAP-47). */
const offer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: collectors.id, sort: collectors.id }],
    [
      'signature',
      { kind: 'text', column: collectors.signature, search: collectors.signatureSearch, sort: collectors.signature },
    ],
    ['name', { kind: 'text', column: collectors.name, search: collectors.nameSearch, sort: collectors.nameSearch }],
  ]),
  defaultOrder: [asc(collectors.nameSearch), asc(collectors.id)],
};

/** Collectors, their balances and configurations; inside a change it is made over the change's transaction. */
export function createCollectorRepository(db: Database) {
  const find = async (where: SQL): Promise<typeof collectors.$inferSelect> => {
    const [row] = await db.select().from(collectors).where(where);
    if (row === undefined) throw notFound('collector');
    return row;
  };
  const byId = async (id: string): Promise<Collector> => (await find(eq(collectors.id, id))).document;
  return {
    list: (query: unknown): Promise<CollectorPage> =>
      listDocuments<Collector>(db, collectors, readListQuery(query, offer)),
    byId,
    bySignature: async (signature: string): Promise<Collector> =>
      (await find(eq(collectors.signature, signature))).document,
    balance: async (id: string): Promise<CollectorBalance> => (await find(eq(collectors.id, id))).balance,
    configurations: async (id: string): Promise<CollectorConfiguration[]> => {
      await byId(id);
      const rows = await db
        .select({ document: collectorConfigurations.document })
        .from(collectorConfigurations)
        .where(eq(collectorConfigurations.collectorId, id))
        .orderBy(asc(collectorConfigurations.id));
      return rows.map(({ document }) => document);
    },
    addConfiguration: async (id: string, document: CollectorConfiguration): Promise<void> => {
      const collectorId = (await byId(id)).id;
      await db.insert(collectorConfigurations).values({ id: document.id, collectorId, document });
    },
    changeConfiguration: async (
      id: string,
      change: (before: CollectorConfiguration) => CollectorConfiguration,
    ): Promise<CollectorConfiguration> => {
      const at = eq(collectorConfigurations.id, id);
      const [row] = await db.select().from(collectorConfigurations).where(at).for('update');
      if (row === undefined) throw notFound('collector_configuration');
      const document = change(row.document);
      await db.update(collectorConfigurations).set({ document }).where(at);
      return document;
    },
  };
}
