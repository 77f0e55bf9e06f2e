import { searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { TaxFormFilter, TaxFormSort, TaxFormSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField, type AnyOf } from '../extended-filters.ts';
import { equal, everyWord, sortsOf } from '../list-arguments.ts';

const searched: AnyOf = ['id', 'period', 'file_structure.form_name', 'file_name', 'afip_transaction_id'];

/** Months as people write them, `10/2026`, in the service's form. */
const asPeriods = (text: string): string => text.replaceAll(/\b(\d{2})\/(\d{4})\b/g, '$2-$1');

/** What the service is asked for (B96, B323). */
export function taxFormFilters(filter: Partial<TaxFormFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { status } = filter;
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  const text = checked('filter.search', searchText, filter.search);
  return [
    ...(text ? everyWord(asPeriods(text), (word) => anyField(searched, word, 'CONTAINS')) : []),
    ...equal('status', status?.toLowerCase()),
  ];
}

const sortFields: Readonly<Record<TaxFormSortField, string>> = {
  ID: 'id',
  PERIOD: 'period',
  FORM_NAME: 'file_structure.form_name',
  FORM_VERSION: 'file_structure.version',
  FILE_NAME: 'file_name',
  AFIP_TRANSACTION_ID: 'afip_transaction_id',
  CREATED_DATE: 'created_date',
  DELIVERY_DATE: 'delivery_date',
  STATUS: 'status',
};

/** The order that is asked for; the newest first (B98) without one. */
export const taxFormSorts = (sorts: readonly TaxFormSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'created_date', direction: 'descending' }];
