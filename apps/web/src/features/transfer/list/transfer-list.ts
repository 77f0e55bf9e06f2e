import { cuit as cuitShape, check } from '@backoffice/validators';
import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter, typedFilter } from '@/shared/list';
import { transferStatuses } from '../transfer.status';
import { transfersTexts as texts } from '../transfer.texts';

/** Debounce of the search box in milliseconds (B385). */
const SEARCH_DELAY_MS = 400;

const wrongCuit = (text: string): string | undefined => (check(cuitShape, text).ok ? undefined : texts.wrongCuit);

/** List of transfers (B46), newest first: those that wait for conciliation by default. */
export const transferList = defineList({
  key: 'transfers.list',
  order: {
    fields: ['COLLECTOR_ID', 'PAYER_CUIT', 'AMOUNT', 'REQUEST_DATE', 'STATUS'],
    default: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
  },
  filters: {
    text: searchFilter(texts.freeSearchHint, SEARCH_DELAY_MS),
    collector: collectorFilter,
    cuit: typedFilter({
      parameter: 'cuit',
      label: texts.cuit,
      width: '150px',
      chipLabel: texts.ofCuit,
      problemOf: wrongCuit,
      variables: (payerCuit) => ({ payerCuit }),
    }),
    amount: amountFilter,
    status: choiceFilter({
      parameter: 'status',
      options: transferStatuses.choices,
      default: 'PENDING',
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
    }),
    // a short default period would hide the oldest pending transfers
    dates: periodFilter({ width: '200px', initial: 'ultimos-12-meses' }),
  },
  form: ['text', 'collector', 'cuit', 'amount', 'dates'],
});
