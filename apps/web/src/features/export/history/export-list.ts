import { choiceFilter, defineList, filterTexts, periodFilter } from '@/shared/list';
import { textFilter } from '@/shared/list/filters';
import { sinceFirstDay } from '@/shared/period';
import { exportFormats, exportStatuses, exportTypes } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';

const width = 'minmax(140px, 1fr)';

/** History of exports (B103), newest first: the current month by default (EXP-01). */
export const exportList = defineList({
  key: 'exports.list',
  order: {
    fields: ['CREATED_DATE'],
    default: { field: 'CREATED_DATE', direction: 'DESCENDING' },
  },
  filters: {
    // set by links to one export
    id: textFilter('id', texts.ofId, (id) => ({ ids: [id] })),
    // typed days lie between 2020 (B390) and today (EXP-15); a month or a relative period may end later
    period: periodFilter({
      width: 'minmax(200px, 1.4fr)',
      boundsOf: sinceFirstDay,
    }),
    type: choiceFilter({
      parameter: 'tipo',
      options: exportTypes,
      invalid: texts.invalidType,
      widerLabel: texts.widerType,
      variables: (type) => ({ type }),
      field: { label: texts.type, allLabel: texts.all, width },
    }),
    format: choiceFilter({
      parameter: 'formato',
      options: exportFormats,
      invalid: texts.invalidFormat,
      widerLabel: texts.widerFormat,
      variables: (format) => ({ format }),
      field: { label: texts.format, allLabel: texts.all, width },
    }),
    status: choiceFilter({
      parameter: 'status',
      options: exportStatuses.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ statuses: [status] }),
      field: { label: filterTexts.status, allLabel: filterTexts.allStatuses, width },
    }),
  },
  form: ['period', 'type', 'format', 'status'],
});
