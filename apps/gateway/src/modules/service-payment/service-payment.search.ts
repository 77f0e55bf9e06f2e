import { digits } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type {
  ServicePaymentBatchFilter,
  ServicePaymentBatchSort,
  ServicePaymentBatchSortField,
} from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { amountFilters, equal, periodFilters, sortsOf } from '../list-arguments.ts';

/** What the service is asked for, of both kinds of batch (B342). */
export function batchFilters(filter: Partial<ServicePaymentBatchFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { batchNumber, amount, period, state } = filter;
  if (state === 'UNKNOWN') throw new InputError('filter.state', 'Elija un estado conocido.');
  return [
    ...(batchNumber
      ? [
          {
            field: 'batch_number',
            value: Number(checked('filter.batchNumber', digits, batchNumber)),
            operation: 'EQUAL' as const,
          },
        ]
      : []),
    ...amountFilters('total_amount', amount),
    ...periodFilters('batch_date', period),
    ...equal('state', state?.toLowerCase()),
  ];
}

const sortFields: Readonly<Record<ServicePaymentBatchSortField, string>> = {
  BATCH_NUMBER: 'batch_number',
  BATCH_DATE: 'batch_date',
  TOTAL_AMOUNT: 'total_amount',
  STATE: 'state',
};

/** The order that is asked for; the newest first without one. */
export const batchSorts = (sorts: readonly ServicePaymentBatchSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'batch_date', direction: 'descending' }];
