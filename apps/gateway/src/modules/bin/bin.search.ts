import { searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type { BinFilter, BinSort, BinSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField } from '../extended-filters.ts';
import { sortsOf } from '../list-arguments.ts';

/** What the service is asked for (B111). */
export const binFilters = (filter: Partial<BinFilter> | null | undefined): Filter[] => {
  const search = checked('filter.search', searchText, filter?.search);
  return search ? [anyField(['id', 'brand.description', 'emisor.description'], search, 'CONTAINS')] : [];
};

/** What a look-up is asked for (B336). */
export const choiceFilters = (typed: string | null | undefined): Filter[] => {
  const value = checked('search', searchText, typed);
  return value ? [{ field: 'description', value, operation: 'LIKE' }] : [];
};

const sortFields: Readonly<Record<BinSortField, string>> = {
  ID: 'id',
  BRAND: 'brand.description',
  CARD_TYPE: 'type.description',
  ISSUER: 'emisor.description',
  PAYMENT_METHOD: 'mediaPaymentId',
  ACCREDITATION_DAY: 'accreditationDay',
};

/** The order that is asked for; by number without one. */
export const binSorts = (sorts: readonly BinSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'id', direction: 'ascending' }];
