import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import { reportStatuses } from '../software-provider.status';
import { reportsTexts as texts } from '../software-provider.texts';

/** List of reports for software providers (B106), newest period first. */
export const reportList = defineList({
  key: 'software-provider-reports.list',
  order: {
    fields: ['ID', 'COLLECTOR_ID', 'STATUS', 'START_DATE', 'END_DATE'],
    default: { field: 'END_DATE', direction: 'DESCENDING' },
  },
  filters: {
    text: searchFilter(texts.searchHint),
    period: periodFilter({ width: 'minmax(200px, 1fr)', initial: 'ultimos-12-meses' }),
    status: choiceFilter({
      parameter: 'status',
      options: reportStatuses.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
      field: { label: filterTexts.status, allLabel: filterTexts.allStatuses, width: '180px' },
    }),
  },
  form: ['text', 'period', 'status'],
  size: 10, // B379
  sizes: [5, 10, 25, 100], // B108
});
