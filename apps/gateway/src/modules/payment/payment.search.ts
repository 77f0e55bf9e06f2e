import { dayOf, exactText, searchText, startOfDay } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { PaymentFilter, PaymentSort, PaymentSortField, PaymentStatus } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyValue } from '../extended-filters.ts';
import { equal, equalEmail, freeSearch, oneOfIds, periodFilters, sortsOf } from '../list-arguments.ts';
import { expectingMoney } from './payment.overdue.ts';

/** The code of a status in the service. */
const statusCode = (status: PaymentStatus): string => status.toLowerCase();

type Given = Partial<PaymentFilter> | null | undefined;

/** What the service is asked for (A103, A209, A210). */
export function paymentFilters(filter: Given, now: Date): Filter[] {
  if (!filter) return [];
  const { status, paymentMethodCode, overdue } = filter;
  const search = checked('filter.search', searchText, filter.search);
  const collectorId = checked('filter.collectorId', exactText, filter.collectorId);
  const payerEmail = checked('filter.payerEmail', exactText, filter.payerEmail);
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  return [
    ...freeSearch(search, {
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
    ...oneOfIds(filter.ids),
    ...equal('collector_id', collectorId),
    ...equalEmail('payer.email', payerEmail),
    ...equal('status', status && statusCode(status)),
    ...equal('payment_methods.media_payment_id', paymentMethodCode),
    ...periodFilters(filter.periodField === 'REFUNDED_DATE' ? 'refunded_date' : 'request_date', filter.period),
    ...(overdue === true ? overdueFilters(now) : []),
  ];
}

const overdueFilters = (now: Date): Filter[] => [
  { field: 'last_due_date', value: startOfDay(dayOf(now)).toISOString(), operation: 'LESS_THAN' },
  anyValue('status', expectingMoney.map(statusCode)),
];

const sortFields: Readonly<Record<PaymentSortField, string>> = {
  REQUEST_DATE: 'request_date',
  PAYER_NAME: 'payer.name',
  FINAL_AMOUNT: 'final_amount',
  STATUS: 'status',
};

/** The order that is asked for; the newest request first without one. */
export const paymentSorts = (sorts: readonly PaymentSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'request_date', direction: 'descending' }];
