import type { Payer } from '@backoffice/contracts/payer';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { platformNotes } from '../database/platform.table.ts';
import { seedCatalogues } from '../services/collector/collector.catalogues.seed.ts';
import { seedCollectors, seededCollectors } from '../services/collector/collector.seed.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import { seedExports } from '../services/export/export.seed.ts';
import { type Deliver, deliverWith } from '../services/notification/notification.seed.ts';
import { seedPayers } from '../services/payer/payer.seed.ts';
import { seededPayment } from '../services/payment/payment.seed.ts';
import { withVersions as paymentVersions } from '../services/payment/payment.versions.seed.ts';
import { seededNotifications } from '../services/payment/payment.extras.seed.ts';
import {
  createSubscriptionPayments,
  type SubscriptionPayments,
} from '../services/subscription/subscription.payments.seed.ts';
import {
  seededSubscription,
  subscriptionCount,
  type SeededSubscription,
} from '../services/subscription/subscription.seed.ts';
import { withVersions as subscriptionVersions } from '../services/subscription/subscription.versions.seed.ts';
import { insertDocuments, insertVersions } from './insert-documents.ts';
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
  /** Where the files of finished exports go. */
  readonly exportFiles: ExportFiles;
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
    const own = createRandom(20_261_122); // so that more of one leaves the others as they were
    const deliver = deliverWith(createRandom(20_261_123), options.now);
    const subscriptions = Array.from({ length: subscriptionCount(options.payments) }, (_, place) =>
      seededSubscription(own, place, { now: options.now, payers }),
    );
    const links = createSubscriptionPayments(own, subscriptions);
    await seedPayments({ tx, random, payers, deliver, links }, options);
    await seedSubscriptions({ tx, random: own, subscriptions, deliver, links }, options.now);
    await seedCatalogues(tx, own, options.now);
    // of nothing, nobody would have asked for a file
    if (options.payments > 0)
      await seedExports(tx, createRandom(20_261_124), { now: options.now, files: options.exportFiles });
    await tx.insert(platformNotes).values({ name: 'seeded', value: options.now.toISOString() });
  });
  // nothing else does in the embedded database
  await db.execute(
    sql`vacuum analyze payment, payment_version, payer, payer_reference, subscription, subscription_version, notification, export`,
  );
}

interface Seeding {
  readonly tx: Database;
  readonly random: Random;
  readonly deliver: Deliver;
  readonly links: SubscriptionPayments;
}

async function seedPayments(
  { tx, random, payers, deliver, links }: Seeding & { readonly payers: readonly Payer[] },
  { payments, now }: SeedOptions,
): Promise<void> {
  const earlier: string[] = [];
  const payerById = new Map(payers.map((payer) => [payer.id, payer]));
  const world = { now, payers, earlier, subscriptions: links };
  for (let made = 0; made < payments; made += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, payments - made) }, (_, place) => {
      const payment = seededPayment(random, made + place, world);
      if (earlier.length < relatable) earlier.push(payment.id);
      const keeps = payments <= allWithVersions || (made + place) % 7 === 0;
      return keeps ? paymentVersions(payment) : { current: payment, older: [] };
    });
    const current = batch.map((payment) => payment.current);
    await insertDocuments(tx, 'payment', current);
    await insertVersions(
      tx,
      'payment_version',
      batch.flatMap(({ older }) => older),
    );
    await insertDocuments(
      tx,
      'notification',
      current.flatMap((payment) =>
        deliver(payment, payerById.get(payment.payer?.id ?? ''), { payment_id: payment.id }),
      ),
    );
  }
}

async function seedSubscriptions(
  { tx, random, subscriptions, deliver, links }: Seeding & { readonly subscriptions: readonly SeededSubscription[] },
  now: Date,
): Promise<void> {
  const all = subscriptions.map(({ subscription, payer }) => ({
    payer,
    ...subscriptionVersions({
      ...links.withPeriods(subscription),
      notifications: seededNotifications(random, subscription, now),
    }),
  }));
  for (let made = 0; made < all.length; made += batchSize) {
    const batch = all.slice(made, made + batchSize);
    await insertDocuments(
      tx,
      'subscription',
      batch.map(({ current }) => current),
    );
    await insertVersions(
      tx,
      'subscription_version',
      batch.flatMap(({ older }) => older),
    );
    await insertDocuments(
      tx,
      'notification',
      batch.flatMap(({ current, payer }) => deliver(current, payer, { subscription_id: current.id })),
    );
  }
}
