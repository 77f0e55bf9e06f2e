import { choiceFilter, defineList, filterTexts, searchFilter } from '@/shared/list';
import { importRowStatuses } from '../import.status';
import { rowsTexts as texts } from '../import.texts';

/** List of the rows of an import (B34), in the order of the file (B382). */
export const rowList = defineList({
  key: 'imports.rows',
  order: {
    fields: [
      'INDEX',
      'EXTERNAL_TRANSACTION_ID',
      'CONCEPT_ID',
      'CONCEPT_DESCRIPTION',
      'AMOUNT',
      'PAYER_EMAIL',
      'STATUS',
    ],
    default: { field: 'INDEX', direction: 'ASCENDING' },
  },
  filters: {
    text: searchFilter(texts.searchHint),
    status: choiceFilter({
      parameter: 'status',
      options: importRowStatuses.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
      field: { label: filterTexts.status, allLabel: filterTexts.allStatuses, width: 'minmax(140px, 220px)' },
    }),
  },
  form: ['text', 'status'],
});
