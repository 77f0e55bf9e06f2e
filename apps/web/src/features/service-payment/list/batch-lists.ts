import { isLongerThan } from '@backoffice/validators';
import { amountFilter } from '@/domain/amount-filter';
import { choiceFilter, defineList, filterTexts, periodFilter, typedFilter } from '@/shared/list';
import { batchStates } from '../batch-state';
import { transactionBatchTexts as texts } from '../service-payment.texts';

/** Maximum length in characters of a typed number (A148). */
const LONGEST_NUMBER = 22;

const numberProblem = (text: string): string | undefined => {
  if (!/^\d+$/.test(text)) return texts.wrongNumber;
  return isLongerThan(text, LONGEST_NUMBER) ? texts.longNumber : undefined;
};

/** Filters and order of both lists (B342), newest first, ten rows per page (B376). */
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
      problemOf: numberProblem,
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

/** List of transaction batches. */
export const transactionBatchList = defineList({ key: 'transaction-batches.list', ...common });

/** List of gateway batches. */
export const gatewayBatchList = defineList({ key: 'gateway-batches.list', ...common });
