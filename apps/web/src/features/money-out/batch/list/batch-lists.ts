import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter } from '@/shared/list';
import { atPlaces } from '../../place';
import { batchStatuses } from '../batch.status';

/** Lists of batches (B89), newest first: the current month by default. */
export const batchLists = atPlaces('lotes', (fixed) =>
  defineList({
    key: 'batches.list',
    order: {
      fields: ['COLLECTOR_ID', 'CREATION_DATE', 'BALANCE', 'RECORD_COUNT', 'STATUS'],
      default: { field: 'CREATION_DATE', direction: 'DESCENDING' },
    },
    filters: {
      collector: collectorFilter,
      amount: amountFilter,
      status: choiceFilter({
        parameter: 'status',
        options: batchStatuses.choices,
        invalid: filterTexts.invalidStatus,
        widerLabel: filterTexts.widerStatus,
        variables: (status) => ({ status }),
      }),
      dates: periodFilter({ width: '200px' }),
    },
    form: ['collector', 'amount', 'dates'],
    size: 10, // B92
    fixed,
  }),
);
