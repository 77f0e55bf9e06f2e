import { insertDocuments, insertVersions } from '../../database/insert-documents.ts';
import { batches, mainSeed, type Seeding } from '../../seed/seeding.ts';
import { seededPayers } from '../payer/payer.seed.ts';
import { subscriptionPayments } from '../subscription/subscription.payments.seed.ts';
import { seededPayment } from './payment.entity.seed.ts';
import { payments as current, paymentVersions } from './payment.table.ts';
import { withVersions } from './payment.versions.seed.ts';
import { seedNotifications } from '../notification/notification.seed.ts';

/** Number of payments above which only every seventh has older versions, because versions are most of the data. */
const allWithVersions = 10_000;
/** Number of payments that later ones may be related to. */
const relatable = 2_000;

/** Inserts payments with their versions and the messages to their payers. */
export async function seedPayments(seeding: Seeding): Promise<void> {
  const { tx, now, payments } = seeding;
  const random = seeding.random(mainSeed);
  const payers = seededPayers(seeding);
  const payerById = new Map(payers.map((payer) => [payer.id, payer]));
  const earlier: string[] = [];
  const world = { now, payers, earlier, subscriptions: subscriptionPayments(seeding) };
  for (const batch of batches(payments)) {
    const made = batch.map((position) => {
      const payment = seededPayment(random, position, world);
      if (earlier.length < relatable) earlier.push(payment.id);
      const keeps = payments <= allWithVersions || position % 7 === 0;
      return keeps ? withVersions(payment) : { current: payment, older: [] };
    });
    await insertDocuments(
      tx,
      current,
      made.map((payment) => payment.current),
    );
    await insertVersions(
      tx,
      paymentVersions,
      made.flatMap(({ older }) => older),
    );
    await seedNotifications(
      seeding,
      made.map(({ current: { id, collector_id: collectorId, notifications: messages, payer } }) => ({
        collectorId,
        messages,
        payer: payerById.get(payer?.id ?? ''),
        ids: { payment_id: id },
      })),
    );
    seeding.progress?.((batch.at(-1) ?? 0) + 1);
  }
}
