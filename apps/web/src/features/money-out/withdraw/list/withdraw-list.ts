import { accountFilter } from '@/domain/account-filter';
import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import { sinceFirstDay } from '@/shared/period';
import { withdrawStatuses } from '../withdraw.status';
import { withdrawsTexts as texts } from '../withdraw.texts';

/**
 * List of withdraws (B58, B62), oldest first: pending ones by default. Its address always contains the view (GAP-21).
 */
export const withdrawList = defineList({
  key: 'withdraws.list',
  order: {
    fields: ['COLLECTOR_ID', 'REQUEST_DATE', 'REQUESTED_BY', 'AMOUNT', 'TRANSFER_DATE', 'STATUS'],
    default: { field: 'REQUEST_DATE', direction: 'ASCENDING' },
  },
  filters: {
    text: searchFilter(texts.freeSearchHint),
    collector: collectorFilter,
    amount: amountFilter,
    account: accountFilter,
    status: choiceFilter({
      parameter: 'status',
      options: withdrawStatuses.choices,
      isShown: true,
      default: 'PENDING',
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
    }),
    // a short default period would hide the oldest pending rows; the period may start in the first year of the
    // documents (GAP-52)
    dates: periodFilter({ width: '200px', initial: 'ultimos-12-meses', boundsOf: sinceFirstDay }),
  },
  form: ['text', 'collector', 'amount', 'dates'],
  fixed: { vista: 'por-lote' },
});
