import { searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type { CollectorFilter, CollectorSort, CollectorSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/list-query.ts';
import { sortsOf } from '../list-arguments.ts';

/** Part of the signature or of the name (GAP-47). */
export function collectorFilters(filter: CollectorFilter | null | undefined): Filter[] {
  const search = checked('search', searchText, filter?.search);
  return search ? [{ field: 'signature,name', value: search, operation: 'CONTAINS' }] : [];
}

const sortFields: Readonly<Record<CollectorSortField, string>> = { SIGNATURE: 'signature', NAME: 'name' };

/** The order that is asked for; by name without one. */
export const collectorSorts = (sorts: readonly CollectorSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'name', direction: 'ascending' }];
