import { dayOf, firstSixDigits, lastFourDigits, startOfDay } from '@backoffice/validators';
import type { PaymentFilter, PaymentPeriodField, PaymentSort, PeriodInput } from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyValue, type AnyOf } from '../../module-kit/list/extended-filters.ts';
import { codeColumn, freeText } from '../../module-kit/list/free-text.ts';
import {
  amounts,
  code,
  codes,
  email,
  exact,
  ids,
  modifier,
  numbers,
  period,
  periodOfAny,
  since,
  until,
  value,
} from '../../module-kit/list/search-kinds.ts';
import type { Condition, Search } from '../../module-kit/list/search.ts';
import { paymentCodes } from './payment.codes.ts';
import { expectingMoney } from './payment.overdue.ts';
import { paymentSorts, REFUND_DATES } from './payment.sorts.ts';

const overdueFilters = (now: Date): Filter[] => [
  { field: 'last_due_date', value: startOfDay(dayOf(now)).toISOString(), operation: 'LESS_THAN' },
  anyValue(
    'status',
    expectingMoney.map((status) => status.toLowerCase()),
  ),
];

const wholeRefund = period('refunded_date');
const anyRefund = periodOfAny(REFUND_DATES);

/**
 * Condition for each kind of period. The specification uses the date of a whole refund (A210). When the service lists
 * refunds, the date of any refund counts.
 */
const periods: Readonly<Record<PaymentPeriodField, Condition<PeriodInput>>> = {
  REQUEST_DATE: period('request_date'),
  PAID_DATE: period('paid_date'),
  ACCREDITATION_DATE: period('accreditation_date'),
  REFUNDED_DATE: (given, asked) => (asked.listsRefunds ? anyRefund : wholeRefund)(given, asked),
};

const [firstCode = '', secondCode = '', ...otherCodes] = Object.keys(paymentCodes);
const codeFields: AnyOf = [firstCode, secondCode, ...otherCodes];

/** Search of payments, newest request first (A103, A209, A210). */
export const paymentSearch: Search<PaymentFilter, PaymentSort> = {
  filters: {
    search: freeText({
      exact: codeFields,
      words: ['payer.name', 'payer.email', 'details.concept_description', 'details.concept_id'],
      cardDigits: { 4: 'payment_methods.last_four_digits', 6: 'payment_methods.first_six_digits' },
    }),
    codes: codeColumn(codeFields),
    ids: ids('id'),
    collectorId: exact('collector_id'),
    payerEmail: email('payer.email'),
    status: code('status'),
    statuses: codes('status'),
    updatedSince: since('last_update_date'),
    createdUntil: until('request_date'),
    paymentMethodCode: value('payment_methods.media_payment_id'),
    paymentMethodCodes: numbers('payment_methods.media_payment_id'),
    firstSixDigits: exact('payment_methods.first_six_digits', firstSixDigits),
    lastFourDigits: exact('payment_methods.last_four_digits', lastFourDigits),
    amount: amounts('final_amount'),
    period: (given, asked) => periods[asked.filter.periodField ?? 'REQUEST_DATE'](given, asked),
    periodField: modifier,
    overdue: (isAsked, { now }) => (isAsked ? overdueFilters(now) : []),
  },
  sorts: paymentSorts,
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};
