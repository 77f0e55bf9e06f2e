import { amountFilter } from '@/domain/amount-filter';
import { choiceFilter, defineList, filterTexts, periodFilter, typedFilter } from '@/shared/list';
import { batchStates } from '../batch-state';
import { transactionBatchTexts as texts } from '../service-payment.texts';

/** Search and order of both lists (B342), ten rows a page (B376): the newest first. */
const common = {
  order: {
    fields: ['BATCH_NUMBER', 'BATCH_DATE', 'TOTAL_AMOUNT', 'STATE'],
    default: { field: 'BATCH_DATE', direction: 'DESCENDING' },
  },
  filters: {
    number: typedFilter({
      parameter: 'lote',
      label: texts.number,
      width: '150px',
      chipLabel: texts.ofNumber,
      problemOf: (text) => (/^\d{1,9}$/.test(text) ? undefined : texts.wrongNumber),
      variables: (batchNumber) => ({ batchNumber }),
    }),
    amount: amountFilter,
    state: choiceFilter({
      parameter: 'status',
      options: batchStates.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (state) => ({ state }),
    }),
    dates: periodFilter({ width: '200px', initial: 'ultimos-90-dias' }),
  },
  form: ['number', 'amount', 'dates'],
  size: 10,
} as const satisfies Omit<Parameters<typeof defineList>[0], 'key'>;

/** The search of transaction batches. */
export const transactionBatchList = defineList({ key: 'transaction-batches.list', ...common });

/** The search of gateway batches. */
export const gatewayBatchList = defineList({ key: 'gateway-batches.list', ...common });
