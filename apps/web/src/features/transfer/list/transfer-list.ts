import { cuit as cuitShape, check } from '@backoffice/validators';
import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter, typedFilter } from '@/shared/list';
import { transferStatuses } from '../transfer.status';
import { transfersTexts as texts } from '../transfer.texts';

/** Milliseconds after the last key until the search runs (B385). */
const SEARCH_DELAY_MS = 400;

const wrongCuit = (text: string): string | undefined => (check(cuitShape, text).ok ? undefined : texts.wrongCuit);

/** The search of transfers (B46): the newest first, those that wait for conciliation. */
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
    // a queue of work that hides its oldest hides those that wait longest
    dates: periodFilter({ width: '200px', initial: 'ultimos-12-meses' }),
  },
  form: ['text', 'collector', 'cuit', 'amount', 'dates'],
});
