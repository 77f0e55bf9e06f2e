import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter } from '@/shared/list';
import { batchStatuses } from '../batch.status';

/** Where the list stands: on a screen of its own, or as a view of the screen of all withdrawals, which the address names. */
export type Place = 'own' | 'view';

const batchesAt = (fixed: Readonly<Record<string, string>>) =>
  defineList({
    key: 'batches.list',
    order: {
      fields: ['COLLECTOR_ID', 'CREATION_DATE', 'BALANCE', 'RECORD_COUNT', 'STATUS'],
      default: { field: 'CREATION_DATE', direction: 'DESCENDING' },
    },
    filters: {
      collector: collectorFilter,
      status: choiceFilter({
        parameter: 'status',
        options: batchStatuses.choices,
        invalid: filterTexts.invalidStatus,
        widerLabel: filterTexts.widerStatus,
        variables: (status) => ({ status }),
      }),
      dates: periodFilter({ width: '200px' }),
    },
    form: ['collector', 'dates'],
    size: 10, // B92
    fixed,
  });

/** The search of the batches of a collector in a month (B89). */
export const batchLists = {
  own: batchesAt({}),
  view: batchesAt({ vista: 'lotes' }),
} as const satisfies Record<Place, object>;
