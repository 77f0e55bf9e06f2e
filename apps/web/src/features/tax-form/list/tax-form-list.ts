import { choiceFilter, defineList, filterTexts, searchFilter } from '@/shared/list';
import { taxFormStatuses } from '../tax-form.status';
import { taxFormsTexts as texts } from '../tax-form.texts';

/** List of tax forms (B96, B98), newest first. */
export const taxFormList = defineList({
  key: 'tax-forms.list',
  order: {
    fields: [
      'ID',
      'PERIOD',
      'FORM_NAME',
      'FORM_VERSION',
      'FILE_NAME',
      'AFIP_TRANSACTION_ID',
      'CREATED_DATE',
      'DELIVERY_DATE',
      'STATUS',
    ],
    default: { field: 'CREATED_DATE', direction: 'DESCENDING' }, // B382
  },
  filters: {
    text: searchFilter(texts.searchHint),
    status: choiceFilter({
      parameter: 'status',
      options: taxFormStatuses.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
    }),
  },
  form: ['text'],
  size: 10, // B378
});
