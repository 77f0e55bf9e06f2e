import type { Subscription } from '@backoffice/contracts/subscription';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable, versionTable } from '../../database/document-table.ts';

/** Current version of each subscription. */
export const subscriptions = documentTable<Subscription>()(
  'subscription',
  {
    status: derivedText('status', 'status'),
    requestDate: derivedText('request_date', 'request_date'),
    collectorId: derivedText('collector_id', 'collector_id'),
    externalReference: derivedText('external_reference', 'detail.external_reference'),
    conceptId: derivedText('concept_id', 'detail.concept_id'),
    conceptDescription: derivedText('concept_description', 'detail.concept_description'),
    conceptSearch: derivedSearchText('concept_search', 'detail.concept_description'),
    conceptIdSearch: derivedSearchText('concept_id_search', 'detail.concept_id'),
    payerEmail: derivedText('payer_email', 'payer.email'),
    payerEmailSearch: derivedSearchText('payer_email_search', 'payer.email'),
    payerName: derivedText('payer_name', 'payer.name'),
    payerNameSearch: derivedSearchText('payer_name_search', 'payer.name'),
    mediaPaymentId: derivedNumber('media_payment_id', 'payment_method.media_payment_id'),
    lastFourDigits: derivedText('last_four_digits', 'payment_method.last_four_digits'),
    amount: derivedNumber('amount', 'amount'),
  },
  (table) => [
    index('subscription_request_date').on(table.requestDate, table.id),
    index('subscription_status').on(table.status, table.requestDate),
    index('subscription_collector').on(table.collectorId, table.requestDate),
    index('subscription_payer_email').on(table.payerEmail, table.requestDate),
    index('subscription_media').on(table.mediaPaymentId, table.requestDate),
    index('subscription_external_reference').on(table.externalReference),
  ],
);

/** Versions that are no longer the current one. */
export const subscriptionVersions = versionTable<Subscription>('subscription_version');
