import { exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { SubscriptionFilter, SubscriptionSort, SubscriptionSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyValue } from '../extended-filters.ts';
import { equal, equalEmail, freeSearch, oneOfIds, sortsOf } from '../list-arguments.ts';
import { mediaPaymentsOf } from './subscription.payment-types.ts';

const mediaPayment = 'payment_method.media_payment_id';

/** What the service is asked for (A51, A103). */
export function subscriptionFilters(filter: SubscriptionFilter | null | undefined): Filter[] {
  if (!filter) return [];
  const { status, paymentType, paymentMethodCode } = filter;
  const search = checked('filter.search', searchText, filter.search);
  const collectorId = checked('filter.collectorId', exactText, filter.collectorId);
  const payerEmail = checked('filter.payerEmail', exactText, filter.payerEmail);
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  return [
    ...freeSearch(search, {
      exact: ['id', 'detail.external_reference', 'detail.concept_id'],
      words: ['payer.name', 'payer.email', 'detail.concept_description', 'detail.concept_id'],
    }),
    ...oneOfIds(filter.ids),
    ...equal('collector_id', collectorId),
    ...equalEmail('payer.email', payerEmail),
    ...equal('status', status?.toLowerCase()),
    ...(paymentType ? [anyValue(mediaPayment, mediaPaymentsOf[paymentType])] : []),
    ...equal(mediaPayment, paymentMethodCode),
  ];
}

const sortFields: Readonly<Record<SubscriptionSortField, string>> = {
  REQUEST_DATE: 'request_date',
  CONCEPT_ID: 'detail.concept_id',
  CONCEPT_DESCRIPTION: 'detail.concept_description',
  PAYER_NAME: 'payer.name',
  AMOUNT: 'amount',
  LAST_FOUR_DIGITS: 'payment_method.last_four_digits',
  STATUS: 'status',
};

/** The order that is asked for (A49); the newest request first without one. */
export const subscriptionSorts = (sorts: readonly SubscriptionSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'request_date', direction: 'descending' }];
