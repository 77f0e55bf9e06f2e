import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { platformNotes } from '../database/platform.table.ts';
import { seedCatalogues } from '../services/collector/collector.catalogues.seed.ts';
import { services } from '../services/index.ts';
import { runSeeds, type Seeding } from './seeding.ts';

export type SeedOptions = Pick<Seeding, 'now' | 'payments' | 'exportFiles' | 'progress'>;

/** Seeds an empty database in one transaction. An interrupted seed starts over at the next start. */
export async function seedPlatform(db: Database, options: SeedOptions): Promise<void> {
  const [done] = await db.select().from(platformNotes).where(eq(platformNotes.name, 'seeded'));
  if (done !== undefined) return;
  await db.transaction(async (tx) => {
    // the catalogues share the generator of the subscriptions, so they are seeded after the subscriptions
    await runSeeds([...services.flatMap(({ seed }) => seed ?? []), seedCatalogues], { tx, ...options });
    await tx.insert(platformNotes).values({ name: 'seeded', value: options.now.toISOString() });
  });
  // the embedded database has no autovacuum
  await db.execute(
    sql`vacuum analyze ${sql.join(
      services.flatMap(({ tables }) => tables),
      sql`, `,
    )}`,
  );
}
