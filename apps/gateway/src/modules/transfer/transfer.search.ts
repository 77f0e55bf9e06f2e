import { cuit, exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { TransferFilter, TransferSort, TransferSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField } from '../extended-filters.ts';
import { amountFilters, equal, periodFilters, sortsOf } from '../list-arguments.ts';

/** What the service is asked for (B46, B308). */
export function transferFilters(filter: Partial<TransferFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { status, amount, period } = filter;
  const search = checked('filter.search', searchText, filter.search);
  const collectorId = checked('filter.collectorId', exactText, filter.collectorId);
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  return [
    ...(search ? [anyField(['id', 'payment_id', 'destiny_transfer_id'], search, 'EQUAL')] : []),
    ...equal('collector_id', collectorId),
    ...equal('payer_id', filter.payerCuit ? checked('filter.payerCuit', cuit, filter.payerCuit) : null),
    ...amountFilters('amount', amount),
    ...periodFilters('request_date', period),
    ...equal('status', status?.toLowerCase()),
  ];
}

const sortFields: Readonly<Record<TransferSortField, string>> = {
  COLLECTOR_ID: 'collector_id',
  PAYER_CUIT: 'payer_id',
  AMOUNT: 'amount',
  REQUEST_DATE: 'request_date',
  STATUS: 'status',
};

/** The order that is asked for; the newest first without one. */
export const transferSorts = (sorts: readonly TransferSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'request_date', direction: 'descending' }];
