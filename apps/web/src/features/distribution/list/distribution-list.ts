import { isLongerThan } from '@backoffice/validators';
import { accountFilter } from '@/domain/account-filter';
import { amountFilter } from '@/domain/amount-filter';
import type { DistributionFilter, DistributionStatus, DistributionType } from '@/shared/apollo/schema-types.generated';
import { currentMonth, dayOf, monthRange, wordedDay } from '@/shared/format';
import { sinceFirstDay } from '@/shared/period';
import { choiceFilter, defineList, filterTexts, periodFilter, type Filter } from '@/shared/list';
import { textFilter } from '@/shared/list/filters';
import type { FilteredList } from '@/shared/list/use-filtered-list';
import { statusChips, statusTabs } from '../distribution.status';
import { distributionsTexts as texts } from '../distribution.texts';

/** Maximum length of a collector's signature. A longer text is the id of a payment (B264, CON-18). */
const LONGEST_SIGNATURE = 4;

/** Returns true if the text is searched as the id of a payment. */
export const isPaymentId = (text: string): boolean => isLongerThan(text, LONGEST_SIGNATURE);

const searched = textFilter(
  'q',
  (text) => (isPaymentId(text) ? texts.byPayment(text) : texts.byCollector(text.toUpperCase())),
  (text): { paymentId?: string; collectorId?: string } =>
    isPaymentId(text) ? { paymentId: text } : { collectorId: text.toUpperCase() },
);

const search: typeof searched = {
  ...searched,
  field: { kind: 'search', hint: texts.freeSearchHint },
};

type KnownType = Exclude<DistributionType, 'UNKNOWN'>;

/** Filter by type: distributions without a schedule by default (B211). */
const type: Filter<KnownType, { type: KnownType }> = {
  empty: () => 'NO_SCHEDULED',
  read: (given) => (given.get('tipo') === 'programadas' ? 'SCHEDULED' : 'NO_SCHEDULED'),
  write: (given, value) => {
    if (value === 'SCHEDULED') given.set('tipo', 'programadas');
  },
  chip: () => undefined,
  variables: (value) => ({ type: value }),
};

const statuses: readonly { readonly id: Exclude<DistributionStatus, 'UNKNOWN'>; readonly name: string }[] = [
  ...statusTabs,
  ...statusChips,
];

/** List of distributions (B124, B349), newest first: the current month by default. */
export const distributionList = defineList({
  key: 'distributions.list',
  starters: [
    { name: texts.failedOfYear, search: 'status=error&period=ultimos-12-meses' },
    { name: texts.waitingOfYear, search: 'status=authorization_pending&period=ultimos-12-meses' },
  ],
  order: {
    fields: ['COLLECTOR_ID', 'REQUEST_DATE', 'TOTAL_AMOUNT', 'STATUS'],
    default: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
  },
  filters: {
    type,
    text: search,
    amount: amountFilter,
    account: accountFilter,
    status: choiceFilter({
      parameter: 'status',
      options: statuses,
      isShown: true,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
    }),
    // The default is from the first day of the month until today (B383, CON-29). Typed days lie between 2020 (B390) and
    // today; a month or a relative period may end later.
    dates: periodFilter({
      width: '320px',
      initialOf: (now) => ({ from: monthRange(currentMonth(now)).from, to: dayOf(now) }),
      boundsOf: sinceFirstDay,
      dayText: wordedDay,
    }),
  },
  form: ['text', 'amount', 'dates'],
  size: 10, // B377
});

type Asked = Pick<
  FilteredList<object, string, ReturnType<typeof distributionList.filterOf>>,
  'filter' | 'chips' | 'wider'
>;

/**
 * Returns the list with its effective filter. A payment id replaces all other filters, and no wider search is offered
 * (B264).
 */
export const askedList = <List extends Asked>(list: List): List & { readonly filter: DistributionFilter } => {
  const { paymentId } = list.filter;
  if (paymentId === undefined) return list;
  return { ...list, filter: { paymentId }, chips: list.chips.filter(({ id }) => id === 'text'), wider: [] };
};
