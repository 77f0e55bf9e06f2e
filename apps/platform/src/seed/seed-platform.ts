import type { Payer } from '@backoffice/contracts/payer';
import type { Payment } from '@backoffice/contracts/payment';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { platformNotes } from '../database/platform.table.ts';
import { seedCollectors, seededCollectors } from '../services/collector/collector.seed.ts';
import { seedPayers } from '../services/payer/payer.seed.ts';
import { seededPayment } from '../services/payment/payment.seed.ts';
import { withVersions } from '../services/payment/payment.versions.seed.ts';
import { createRandom, type Random } from './random.ts';

const batchSize = 500;
/** Above so many payments only every seventh keeps its older versions: they are most of the data. */
const allWithVersions = 10_000;
const payerCount = 400;
/** How many payments others may be related to. */
const relatable = 2_000;

export interface SeedOptions {
  readonly payments: number;
  readonly now: Date;
}

/** Fills an empty database, all or nothing: an interrupted seed starts over at the next start. */
export async function seedPlatform(db: Database, options: SeedOptions): Promise<void> {
  const [done] = await db.select().from(platformNotes).where(eq(platformNotes.name, 'seeded'));
  if (done !== undefined) return;
  await db.transaction(async (tx) => {
    const random = createRandom(20_261_121);
    await seedCollectors(tx, random, options.now);
    const signatures = seededCollectors.map(({ signature }) => signature);
    const payers = await seedPayers(tx, random, payerCount, signatures);
    await seedPayments(tx, random, payers, options);
    await tx.insert(platformNotes).values({ name: 'seeded', value: options.now.toISOString() });
  });
  await db.execute(sql`vacuum analyze payment, payment_version, payer, payer_reference`); // nothing else does in the embedded database
}

async function seedPayments(db: Database, random: Random, payers: readonly Payer[], { payments, now }: SeedOptions) {
  const earlier: string[] = [];
  for (let made = 0; made < payments; made += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, payments - made) }, (_, place) => {
      const payment = seededPayment(random, made + place, { now, payers, earlier });
      if (earlier.length < relatable) earlier.push(payment.id);
      const keeps = payments <= allWithVersions || (made + place) % 7 === 0;
      return keeps ? withVersions(payment) : { current: payment, older: [] };
    });
    await insertPayments(
      db,
      batch.map(({ current }) => current),
    );
    await insertVersions(
      db,
      batch.flatMap(({ older }) => older),
    );
  }
}

/** One statement and one parameter a batch: far cheaper than a parameter a column. */
const insertPayments = (db: Database, documents: readonly Payment[]) =>
  db.execute(sql`insert into payment (id, document)
    select d ->> 'id', d from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d`);

const insertVersions = (db: Database, documents: readonly Payment[]) =>
  db.execute(sql`insert into payment_version (id, version, document)
    select d ->> 'id', (d ->> 'version')::int, d from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d`);
