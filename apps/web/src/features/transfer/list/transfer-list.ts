import { cuit as cuitShape, check } from '@backoffice/validators';
import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import type { TransferSortField } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter, typedFilter } from '@/shared/list';
import type { Order } from '@/shared/paging';
import { transferStatuses } from '../transfer.status';
import { transfersTexts as texts } from '../transfer.texts';

/** Debounce of the search box in milliseconds (B385). */
const SEARCH_DELAY_MS = 400;

const wrongCuit = (text: string): string | undefined => (check(cuitShape, text).ok ? undefined : texts.wrongCuit);

const fields = ['COLLECTOR_ID', 'PAYER_CUIT', 'AMOUNT', 'REQUEST_DATE', 'STATUS'] as const;

/** Orders when only pending transfers are shown. By default, the oldest is first. */
const byAge: Order<TransferSortField> = { fields, default: { field: 'REQUEST_DATE', direction: 'ASCENDING' } };

/** Orders in any other case. By default, the newest is first. */
const byNewest: Order<TransferSortField> = { fields, default: { field: 'REQUEST_DATE', direction: 'DESCENDING' } };

/** List of transfers (B46): those that wait for conciliation by default. */
export const transferList = defineList({
  key: 'transfers.list',
  starters: [
    { name: texts.largePending, search: 'status=pending&importe=%3E100000' },
    { name: texts.pendingThisWeek, search: 'status=pending&period=ultimos-7-dias' },
  ],
  order: byAge,
  orderOf: ({ status }) => (status === 'PENDING' ? byAge : byNewest),
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
