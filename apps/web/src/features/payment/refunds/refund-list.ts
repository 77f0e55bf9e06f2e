import { collectorFilter } from '@/domain/collector';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { defineList, periodFilter, searchFilter, type Filter } from '@/shared/list';
import type { ChosenPeriod } from '@/shared/period/chosen-period';
import { refundsTexts as texts } from './refund.texts';

const days = periodFilter({ width: '200px' });

/** Days on which a refund was requested, whatever became of it. */
const requested: Filter<ChosenPeriod, Pick<PaymentFilter, 'period' | 'periodField'>> = {
  ...days,
  variables: (period, now) => ({ ...days.variables(period, now), periodField: 'REFUND_REQUEST_DATE' }),
};

/** The search of refunds: those of the current month, newest first. */
export const refundList = defineList({
  key: 'refunds.list',
  order: {
    fields: ['REFUND_REQUEST_DATE', 'PAYER_NAME', 'FINAL_AMOUNT'],
    default: { field: 'REFUND_REQUEST_DATE', direction: 'DESCENDING' },
  },
  filters: { text: searchFilter(texts.freeSearchHint), collector: collectorFilter, dates: requested },
  form: ['text', 'collector', 'dates'],
});
