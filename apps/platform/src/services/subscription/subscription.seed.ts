import { insertDocuments, insertVersions } from '../../database/insert-documents.ts';
import { batches, type Seeding, subscriptionSeed } from '../../seed/seeding.ts';
import { seededNotifications } from '../payment/payment.extras.seed.ts';
import { seededSubscriptions } from './subscription.entity.seed.ts';
import { subscriptionPayments } from './subscription.payments.seed.ts';
import { subscriptions as current, subscriptionVersions } from './subscription.table.ts';
import { withVersions } from './subscription.versions.seed.ts';
import { seedNotifications } from '../notification/notification.seed.ts';

/** Inserts subscriptions with the periods of the seeded payments, and the messages to their payers. */
export async function seedSubscriptions(seeding: Seeding): Promise<void> {
  const { tx, now } = seeding;
  const random = seeding.random(subscriptionSeed);
  const { withPeriods } = subscriptionPayments(seeding);
  const made = seededSubscriptions(seeding).map(({ subscription, payer }) => ({
    payer,
    ...withVersions({ ...withPeriods(subscription), notifications: seededNotifications(random, subscription, now) }),
  }));
  for (const batch of batches(made.length)) {
    const rows = made.slice(batch[0], batch.length + (batch[0] ?? 0));
    await insertDocuments(
      tx,
      current,
      rows.map((row) => row.current),
    );
    await insertVersions(
      tx,
      subscriptionVersions,
      rows.flatMap(({ older }) => older),
    );
    await seedNotifications(
      seeding,
      rows.map(({ current: { id, collector_id: collectorId, notifications: messages }, payer }) => ({
        collectorId,
        messages,
        payer,
        ids: { subscription_id: id },
      })),
    );
  }
}
