import { searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type {
  SoftwareProviderReportFilter,
  SoftwareProviderReportSort,
  SoftwareProviderReportSortField,
} from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField, type AnyOf } from '../extended-filters.ts';
import { equal, everyWord, periodFilters, sortsOf } from '../list-arguments.ts';

const searched: AnyOf = ['id', 'soft_provider', 'collector_id', 'metadata.file_name'];

/** What the service is asked for (B106, B329). */
export function reportFilters(filter: Partial<SoftwareProviderReportFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { status, period } = filter;
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  const text = checked('filter.search', searchText, filter.search);
  return [
    ...(text ? everyWord(text, (word) => anyField(searched, word, 'CONTAINS')) : []),
    ...periodFilters({ from: 'start_date', to: 'end_date' }, period),
    ...equal('status', status?.toLowerCase()),
  ];
}

const sortFields: Readonly<Record<SoftwareProviderReportSortField, string>> = {
  ID: 'id',
  COLLECTOR_ID: 'collector_id',
  STATUS: 'status',
  START_DATE: 'start_date',
  END_DATE: 'end_date',
};

/** The order that is asked for; what ends last first without one. */
export const reportSorts = (sorts: readonly SoftwareProviderReportSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'end_date', direction: 'descending' }];
