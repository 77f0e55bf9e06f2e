import { dayOf, firstSixDigits, lastFourDigits, startOfDay } from '@backoffice/validators';
import type { PaymentFilter, PaymentPeriodField, PaymentSort, PeriodInput } from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyValue } from '../../module-kit/list/extended-filters.ts';
import { freeText } from '../../module-kit/list/free-text.ts';
import {
  amounts,
  code,
  email,
  exact,
  ids,
  modifier,
  numbers,
  period,
  periodOfAny,
  value,
} from '../../module-kit/list/search-kinds.ts';
import type { Condition, Search } from '../../module-kit/list/search.ts';
import { expectingMoney } from './payment.overdue.ts';

const overdueFilters = (now: Date): Filter[] => [
  { field: 'last_due_date', value: startOfDay(dayOf(now)).toISOString(), operation: 'LESS_THAN' },
  anyValue(
    'status',
    expectingMoney.map((status) => status.toLowerCase()),
  ),
];

const wholeRefund = period('refunded_date');
const anyRefund = periodOfAny('refunds.approved_date');

/** Fields of each period: the documents name the date of what was given back whole (A210). */
const periods: Readonly<Record<PaymentPeriodField, Condition<PeriodInput>>> = {
  REQUEST_DATE: period('request_date'),
  REFUNDED_DATE: (given, asked) => (asked.listsRefunds ? anyRefund : wholeRefund)(given, asked),
};

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
      cardDigits: { 4: 'payment_methods.last_four_digits', 6: 'payment_methods.first_six_digits' },
    }),
    ids: ids('id'),
    collectorId: exact('collector_id'),
    payerEmail: email('payer.email'),
    status: code('status'),
    paymentMethodCode: value('payment_methods.media_payment_id'),
    paymentMethodCodes: numbers('payment_methods.media_payment_id'),
    firstSixDigits: exact('payment_methods.first_six_digits', firstSixDigits),
    lastFourDigits: exact('payment_methods.last_four_digits', lastFourDigits),
    amount: amounts('final_amount'),
    period: (given, asked) => periods[asked.filter.periodField ?? 'REQUEST_DATE'](given, asked),
    periodField: modifier,
    overdue: (isAsked, { now }) => (isAsked ? overdueFilters(now) : []),
  },
  sorts: {
    REQUEST_DATE: 'request_date',
    PAYER_NAME: 'payer.name',
    FINAL_AMOUNT: 'final_amount',
    STATUS: 'status',
    REFUNDED_DATE: 'refunded_date',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};
