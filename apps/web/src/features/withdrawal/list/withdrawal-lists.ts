import { collectorFilter } from '@/domain/collector';
import type { WithdrawalSortField } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import type { Order } from '@/shared/paging';
import { withdrawalStatuses } from '../withdrawal.status';
import { withdrawalsTexts as texts } from '../withdrawal.texts';

/** Where a list stands: on a screen of its own, or as a view of the screen of all withdrawals, which the address names. */
export type Place = 'own' | 'view';

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
} as const;

const pendingAt = (fixed: Readonly<Record<string, string>>) =>
  defineList({
    key: 'withdrawals.pending',
    order: { fields, default: { field: 'REQUEST_DATE', direction: 'ASCENDING' } },
    filters: {
      text: searchFilter(texts.freeSearchHint),
      collector: collectorFilter,
      status: choiceFilter({
        ...status,
        default: 'PENDING_AUTHORIZATION',
        variables: (chosen) => ({ status: chosen }),
      }),
    },
    form: ['text', 'collector'],
    fixed,
  });

const historyAt = (fixed: Readonly<Record<string, string>>) =>
  defineList({
    key: 'withdrawals.history',
    order: { fields, default: { field: 'REQUEST_DATE', direction: 'DESCENDING' } },
    filters: {
      text: searchFilter(texts.freeSearchHint),
      collector: collectorFilter,
      status: choiceFilter({ ...status, variables: (chosen) => ({ status: chosen }) }),
      dates: periodFilter({ width: '200px' }),
    },
    form: ['text', 'collector', 'dates'],
    fixed,
  });

/** What waits for authorization, the oldest first (B65, B67, CON-19). */
export const pendingLists = {
  own: pendingAt({}),
  view: pendingAt({ vista: 'pendientes' }),
} as const satisfies Record<Place, object>;

/** All withdrawals of a month, the newest first (B73, CON-19). */
export const historyLists = {
  own: historyAt({}),
  view: historyAt({ vista: 'historial' }),
} as const satisfies Record<Place, object>;
