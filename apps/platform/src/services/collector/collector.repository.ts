import type { Collector, CollectorBalance, CollectorConfiguration } from '@backoffice/contracts/collector';
import { asc, eq, type SQL } from 'drizzle-orm';
import { inSpanishOrder } from '../../database/document-columns.ts';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { notFound } from '../../shared/problem.ts';
import { collectorConfigurations, collectors } from './collector.table.ts';

const { id, signature, name } = collectors;

const createCollectors = createDocuments<Collector>({
  entity: 'collector',
  table: collectors,
  order: [asc(inSpanishOrder(name)), asc(id)],
});

/** Creates the repository of collectors and their balances (GAP-47). */
export function createCollectorRepository(db: Database) {
  const find = async (where: SQL): Promise<typeof collectors.$inferSelect> => {
    const [row] = await db.select().from(collectors).where(where);
    if (row === undefined) throw notFound('collector');
    return row;
  };
  return {
    ...createCollectors(db),
    bySignature: async (wanted: string): Promise<Collector> => (await find(eq(signature, wanted))).document,
    balance: async (wanted: string): Promise<CollectorBalance> => (await find(eq(id, wanted))).balance,
    /** Subtracts money from the balance of a collector. @returns false when the balance is too low */
    takeMoney: async (wanted: string, amount: number): Promise<boolean> => {
      const [row] = await db.select().from(collectors).where(eq(id, wanted)).for('update');
      if (row === undefined) throw notFound('collector');
      const { balance } = row;
      if (balance.available_amount < amount) return false;
      const less = (money: number): number => Math.round((money - amount) * 100) / 100;
      const left = { ...balance, amount: less(balance.amount), available_amount: less(balance.available_amount) };
      await db.update(collectors).set({ balance: left }).where(eq(id, wanted));
      return true;
    },
  };
}

const createEntries = createDocuments<CollectorConfiguration>({
  entity: 'collector_configuration',
  table: collectorConfigurations,
  order: [asc(collectorConfigurations.id)],
});

/** Creates the repository of the configuration entries of collectors. */
export const createConfigurationRepository = (db: Database) => {
  const entries = createEntries(db);
  return {
    ...entries,
    ofCollector: (collectorId: string) => entries.where(eq(collectorConfigurations.collectorId, collectorId)),
    addTo: async (collectorId: string, document: CollectorConfiguration): Promise<void> => {
      await db.insert(collectorConfigurations).values({ id: document.id, collectorId, document });
    },
  };
};
