import { exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { WithdrawFilter, WithdrawSort, WithdrawSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { equal, periodFilters, sortsOf } from '../list-arguments.ts';

/** What the service is asked for (B58, B316). */
export function withdrawFilters(filter: Partial<WithdrawFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { status, period } = filter;
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  return [
    ...equal('id', checked('filter.search', searchText, filter.search)),
    ...equal('collector_id', checked('filter.collectorId', exactText, filter.collectorId)),
    ...periodFilters('request_date', period),
    ...equal('status', status?.toLowerCase()),
  ];
}

const sortFields: Readonly<Record<WithdrawSortField, string>> = {
  COLLECTOR_ID: 'collector_id',
  REQUEST_DATE: 'request_date',
  REQUESTED_BY: 'request_user',
  AMOUNT: 'amount',
  TRANSFER_DATE: 'transfer_date',
  STATUS: 'status',
};

/** The order that is asked for; the oldest first (B62, CON-19) without one. */
export const withdrawSorts = (sorts: readonly WithdrawSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'request_date', direction: 'ascending' }];
