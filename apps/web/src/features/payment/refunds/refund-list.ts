import { amountFilter } from '@/domain/amount-filter';
import { collectorFilter } from '@/domain/collector';
import type { RefundFilter } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, filterTexts, periodFilter, searchFilter } from '@/shared/list';
import { refundsTexts as texts } from './refund.texts';

/** Statuses that the filter offers. `UNKNOWN` is none of them. */
export const refundStatuses = [
  { id: 'APPROVED', name: 'Aprobado' },
  { id: 'REJECTED', name: 'Rechazado' },
  { id: 'PENDING', name: 'Pendiente' },
] as const;

/** List of refunds, newest first: the current month by default. A menu outside the form sets the status. */
export const refundList = defineList({
  key: 'refunds.list',
  order: {
    fields: ['EFFECTIVE_DATE', 'AMOUNT', 'STATUS', 'PAYER_NAME'],
    default: { field: 'EFFECTIVE_DATE', direction: 'DESCENDING' },
  },
  filters: {
    text: searchFilter(texts.freeSearchHint),
    collector: collectorFilter,
    status: choiceFilter({
      parameter: 'status',
      options: refundStatuses,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status): RefundFilter => ({ status }),
    }),
    amount: amountFilter,
    dates: periodFilter({ width: '200px' }),
  },
  form: ['text', 'collector', 'amount', 'dates'],
});
