import { accountFilter } from '@/domain/account-filter';
import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import { withdrawStatuses } from '../withdraw.status';
import { withdrawsTexts as texts } from '../withdraw.texts';

/** The search of withdraws (B58, B62): the oldest first, those that wait. Its address always names the view (GAP-21). */
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
      default: 'PENDING',
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status) => ({ status }),
    }),
    // a queue of work that hides its oldest hides those that wait longest
    dates: periodFilter({ width: '200px', initial: 'ultimos-12-meses' }),
  },
  form: ['text', 'collector', 'amount', 'dates'],
  fixed: { vista: 'por-lote' },
});
