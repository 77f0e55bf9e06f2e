import { dayOf, startOfDay } from '@backoffice/validators';
import type { PaymentFilter, PaymentSort } from '../../graphql/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyValue } from '../../module-kit/list/extended-filters.ts';
import {
  amounts,
  code,
  email,
  exact,
  freeText,
  ids,
  modifier,
  period,
  value,
} from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';
import { expectingMoney } from './payment.overdue.ts';

const overdueFilters = (now: Date): Filter[] => [
  { field: 'last_due_date', value: startOfDay(dayOf(now)).toISOString(), operation: 'LESS_THAN' },
  anyValue(
    'status',
    expectingMoney.map((status) => status.toLowerCase()),
  ),
];

/** Newest request first (A103, A209, A210). */
export const paymentSearch: Search<PaymentFilter, PaymentSort> = {
  filters: {
    search: freeText({
      exact: [
        'id',
        'external_transaction_id',
        'reference',
        'details.external_reference',
        'details.concept_id',
        'payer.identification.number',
        'payer.external_reference',
        'payment_methods.coupon_number',
        'payment_methods.gateway.transaction_id',
      ],
      words: ['payer.name', 'payer.email', 'details.concept_description', 'details.concept_id'],
    }),
    ids: ids('id'),
    collectorId: exact('collector_id'),
    payerEmail: email('payer.email'),
    status: code('status'),
    paymentMethodCode: value('payment_methods.media_payment_id'),
    amount: amounts('final_amount'),
    period: (given, asked) =>
      period(asked.filter.periodField === 'REFUNDED_DATE' ? 'refunded_date' : 'request_date')(given, asked),
    periodField: modifier,
    overdue: (isAsked, { now }) => (isAsked ? overdueFilters(now) : []),
  },
  sorts: {
    REQUEST_DATE: 'request_date',
    PAYER_NAME: 'payer.name',
    FINAL_AMOUNT: 'final_amount',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};
