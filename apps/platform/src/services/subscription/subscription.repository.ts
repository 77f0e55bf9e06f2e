import type { Subscription } from '@backoffice/contracts/subscription';
import { desc } from 'drizzle-orm';
import { createVersionedDocuments } from '../../shared/versioned-documents.ts';
import { subscriptions, subscriptionVersions } from './subscription.table.ts';

/** Creates the repository of subscriptions and their versions (A49, A103, GAP-06). */
export const createSubscriptionRepository = createVersionedDocuments<Subscription>({
  entity: 'subscription',
  table: subscriptions,
  older: subscriptionVersions,
  order: [desc(subscriptions.requestDate), desc(subscriptions.id)],
});
