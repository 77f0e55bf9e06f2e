import type { Subscription } from '@backoffice/contracts/subscription';
import { index } from 'drizzle-orm/pg-core';
import { documentTable, versionTable } from '../../database/document-table.ts';
import { id, instant, number, searchedText, text } from '../../database/listed-columns.ts';

/** Current version of each subscription. */
export const subscriptions = documentTable<Subscription>()(
  'subscription',
  {
    id: id(),
    status: text('status', { sort: true }),
    requestDate: instant('request_date', { sort: true }),
    lastUpdateDate: instant('last_update_date', { sort: true }),
    collectorId: text('collector_id'),
    externalReference: text('external_reference', { path: 'detail.external_reference' }),
    conceptId: searchedText('concept_id', { path: 'detail.concept_id', sort: true }),
    conceptDescription: searchedText('concept_description', {
      path: 'detail.concept_description',
      sort: 'names',
      searchColumn: 'concept_search',
    }),
    payerEmail: searchedText('payer_email', { path: 'payer.email' }),
    payerName: searchedText('payer_name', { path: 'payer.name', sort: 'names' }),
    mediaPaymentId: number('media_payment_id', { path: 'payment_method.media_payment_id' }),
    lastFourDigits: text('last_four_digits', { path: 'payment_method.last_four_digits', sort: true }),
    amount: number('amount', { sort: true }),
  },
  (table) => [
    index('subscription_request_date').on(table.requestDate, table.id),
    index('subscription_last_update_date').on(table.lastUpdateDate),
    index('subscription_status').on(table.status, table.requestDate),
    index('subscription_collector').on(table.collectorId, table.requestDate),
    index('subscription_payer_email').on(table.payerEmail, table.requestDate),
    index('subscription_media').on(table.mediaPaymentId, table.requestDate),
    index('subscription_external_reference').on(table.externalReference),
  ],
);

/** Table of the earlier versions of subscriptions. */
export const subscriptionVersions = versionTable<Subscription>('subscription_version');
