import type { Subscription } from '@backoffice/contracts/subscription';
import { desc } from 'drizzle-orm';
import type { ListOffer } from '../../shared/list-query.ts';
import { createVersionedDocuments } from '../../shared/versioned-documents.ts';
import { subscriptions as columns, subscriptionVersions } from './subscription.table.ts';

/** Filters and orders of the list of subscriptions (A49, A103, GAP-06). */
const offer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: columns.id }],
    ['detail.external_reference', { kind: 'text', column: columns.externalReference }],
    [
      'detail.concept_id',
      { kind: 'text', column: columns.conceptId, search: columns.conceptIdSearch, sort: columns.conceptId },
    ],
    [
      'detail.concept_description',
      { kind: 'text', column: columns.conceptDescription, search: columns.conceptSearch, sort: columns.conceptSearch },
    ],
    ['status', { kind: 'text', column: columns.status, sort: columns.status }],
    ['collector_id', { kind: 'text', column: columns.collectorId }],
    ['payer.email', { kind: 'text', column: columns.payerEmail, search: columns.payerEmailSearch }],
    [
      'payer.name',
      { kind: 'text', column: columns.payerName, search: columns.payerNameSearch, sort: columns.payerNameSearch },
    ],
    ['payment_method.media_payment_id', { kind: 'number', column: columns.mediaPaymentId }],
    ['payment_method.last_four_digits', { kind: 'text', column: columns.lastFourDigits, sort: columns.lastFourDigits }],
    ['request_date', { kind: 'instant', column: columns.requestDate, sort: columns.requestDate }],
    ['amount', { kind: 'number', column: columns.amount, sort: columns.amount }],
  ]),
  defaultOrder: [desc(columns.requestDate), desc(columns.id)],
};

/** Creates the repository of subscriptions and their versions. */
export const createSubscriptionRepository = createVersionedDocuments<Subscription>({
  entity: 'subscription',
  table: columns,
  older: subscriptionVersions,
  offer,
});
