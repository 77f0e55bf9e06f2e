import { accountFilter } from '@/domain/account-filter';
import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import type { WithdrawalSortField } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import { sinceFirstDay } from '@/shared/period';
import type { Order } from '@/shared/paging';
import { atPlaces } from '../../place';
import { withdrawalStatuses } from '../withdrawal.status';
import { withdrawalsTexts as texts } from '../withdrawal.texts';

const fields: Order<WithdrawalSortField>['fields'] = [
  'COLLECTOR_ID',
  'REQUEST_DATE',
  'AMOUNT',
  'TRANSFER_DATE',
  'STATUS',
];

const status = {
  parameter: 'status',
  options: withdrawalStatuses.choices,
  invalid: filterTexts.invalidStatus,
  widerLabel: filterTexts.widerStatus,
  isShown: true,
} as const;

/** Lists of withdrawals, oldest first: those that wait for authorization by default (B65, B67, CON-19). */
export const pendingLists = atPlaces('pendientes', (fixed) =>
  defineList({
    key: 'withdrawals.pending',
    starters: [
      { name: texts.largePending, search: 'status=pending_authorization&importe=%3E500000' },
      { name: texts.failedStarter, search: 'status=error' },
    ],
    order: { fields, default: { field: 'REQUEST_DATE', direction: 'ASCENDING' } },
    filters: {
      text: searchFilter(texts.freeSearchHint),
      collector: collectorFilter,
      amount: amountFilter,
      account: accountFilter,
      status: choiceFilter({
        ...status,
        default: 'PENDING_AUTHORIZATION',
        clearsToDefault: true,
        variables: (chosen) => ({ status: chosen }),
      }),
    },
    form: ['text', 'collector', 'amount'],
    fixed,
  }),
);

/** Lists of the withdrawals of a period, newest first: the current month by default (B73, CON-19). */
export const historyLists = atPlaces('historial', (fixed) =>
  defineList({
    key: 'withdrawals.history',
    order: { fields, default: { field: 'REQUEST_DATE', direction: 'DESCENDING' } },
    filters: {
      text: searchFilter(texts.freeSearchHint),
      collector: collectorFilter,
      amount: amountFilter,
      account: accountFilter,
      status: choiceFilter({ ...status, variables: (chosen) => ({ status: chosen }) }),
      // the period may start in the first year of the specification (GAP-52)
      dates: periodFilter({ width: '200px', boundsOf: sinceFirstDay }),
    },
    form: ['text', 'collector', 'amount', 'dates'],
    fixed,
  }),
);
