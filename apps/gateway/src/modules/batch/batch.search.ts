import { exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { BatchFilter, BatchSort, BatchSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { equal, periodFilters, sortsOf } from '../list-arguments.ts';

/** What the service is asked for: the end of the period is exclusive (B89, B320). */
export function batchFilters(filter: Partial<BatchFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { status, period } = filter;
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  return [
    ...equal('id', checked('filter.search', searchText, filter.search)),
    ...equal('collector_id', checked('filter.collectorId', exactText, filter.collectorId)),
    ...periodFilters('creation_date', period, 'exclusive'),
    ...equal('status', status?.toLowerCase()),
  ];
}

const sortFields: Readonly<Record<BatchSortField, string>> = {
  COLLECTOR_ID: 'collector_id',
  CREATION_DATE: 'creation_date',
  BALANCE: 'balance',
  RECORD_COUNT: 'record_count',
  STATUS: 'status',
};

/** The order that is asked for; the newest first without one. */
export const batchSorts = (sorts: readonly BatchSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'creation_date', direction: 'descending' }];
