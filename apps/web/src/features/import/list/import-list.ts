import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import { importStatuses } from '../import.status';
import { importsTexts as texts } from '../import.texts';

/** History of imports (B37), newest first: the last 90 days by default. */
export const importList = defineList({
  key: 'imports.list',
  order: {
    fields: [
      'COLLECTOR_ID',
      'ISSUED_AMOUNT',
      'TOTAL_AMOUNT',
      'REQUEST_COUNT',
      'ISSUED_COUNT',
      'ERROR_COUNT',
      'REQUEST_DATE',
      'STATUS',
    ],
    default: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
  },
  filters: {
    text: searchFilter(texts.searchHint),
    collector: collectorFilter,
    status: choiceFilter({
      parameter: 'status',
      options: importStatuses.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
      field: { label: filterTexts.status, allLabel: filterTexts.allStatuses, width: 'minmax(160px, 1fr)' },
    }),
    dates: periodFilter({ width: '200px', initial: 'ultimos-90-dias' }),
  },
  form: ['text', 'collector', 'status', 'dates'],
});
