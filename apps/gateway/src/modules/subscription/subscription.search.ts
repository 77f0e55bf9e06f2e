import { lastFourDigits } from '@backoffice/validators';
import type { SubscriptionFilter, SubscriptionSort } from '../../api/schema-types.generated.ts';
import { anyValue } from '../../module-kit/list/extended-filters.ts';
import { freeText } from '../../module-kit/list/free-text.ts';
import {
  amounts,
  code,
  codes,
  email,
  exact,
  ids,
  numbers,
  since,
  until,
  value,
} from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';
import { mediaPaymentsOf } from './subscription.payment-types.ts';

const mediaPayment = 'payment_method.media_payment_id';

/** Search of subscriptions, newest request first (A49, A51, A103). */
export const subscriptionSearch: Search<SubscriptionFilter, SubscriptionSort> = {
  filters: {
    search: freeText({
      exact: ['id', 'detail.external_reference', 'detail.concept_id'],
      words: ['payer.name', 'payer.email', 'detail.concept_description', 'detail.concept_id'],
      cardDigits: { 4: 'payment_method.last_four_digits' },
    }),
    ids: ids('id'),
    collectorId: exact('collector_id'),
    payerEmail: email('payer.email'),
    amount: amounts('amount'),
    status: code('status'),
    statuses: codes('status'),
    updatedSince: since('last_update_date'),
    createdUntil: until('request_date'),
    paymentType: (type) => [anyValue(mediaPayment, mediaPaymentsOf[type])],
    paymentMethodCode: value(mediaPayment),
    paymentMethodCodes: numbers(mediaPayment),
    lastFourDigits: exact('payment_method.last_four_digits', lastFourDigits),
  },
  sorts: {
    REQUEST_DATE: 'request_date',
    LAST_UPDATE_DATE: 'last_update_date',
    CONCEPT_ID: 'detail.concept_id',
    CONCEPT_DESCRIPTION: 'detail.concept_description',
    PAYER_NAME: 'payer.name',
    AMOUNT: 'amount',
    LAST_FOUR_DIGITS: 'payment_method.last_four_digits',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};
