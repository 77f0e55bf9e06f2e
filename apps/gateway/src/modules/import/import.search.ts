import { exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type {
  ImportFilter,
  ImportRowFilter,
  ImportRowSort,
  ImportRowSortField,
  ImportSort,
  ImportSortField,
} from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField } from '../extended-filters.ts';
import { equal, everyWord, periodFilters, sortsOf } from '../list-arguments.ts';

const codeOf = (path: string, status: string | null | undefined): string | undefined => {
  if (status === 'UNKNOWN') throw new InputError(path, 'Elija un estado conocido.');
  return status?.toLowerCase();
};

/** What the service is asked for (B37, B303). */
export function importFilters(filter: Partial<ImportFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const search = checked('filter.search', searchText, filter.search);
  const collectorId = checked('filter.collectorId', exactText, filter.collectorId);
  return [
    ...(search ? everyWord(search, (word) => anyField(['import_id', 'file_name'], word, 'CONTAINS')) : []),
    ...equal('collector_id', collectorId),
    ...equal('status', codeOf('filter.status', filter.status)),
    ...periodFilters('request_date', filter.period),
  ];
}

const sortFields: Readonly<Record<ImportSortField, string>> = {
  COLLECTOR_ID: 'collector_id',
  ISSUED_AMOUNT: 'issued_amount',
  TOTAL_AMOUNT: 'total_amount',
  REQUEST_COUNT: 'request_count',
  ISSUED_COUNT: 'issued_count',
  ERROR_COUNT: 'error_count',
  REQUEST_DATE: 'request_date',
  STATUS: 'status',
};

/** The order that is asked for; the newest first without one (B382). */
export const importSorts = (sorts: readonly ImportSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'request_date', direction: 'descending' }];

const searchedInRows = ['external_transaction_id', 'concept_id', 'concept_description', 'payer_email'] as const;

/** Which rows of an import the service is asked for (B34). */
export function rowFilters(filter: Partial<ImportRowFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const search = checked('rows.filter.search', searchText, filter.search);
  return [
    ...(search ? everyWord(search, (word) => anyField(searchedInRows, word, 'CONTAINS')) : []),
    ...equal('status', codeOf('rows.filter.status', filter.status)),
  ];
}

const rowSortFields: Readonly<Record<ImportRowSortField, string>> = {
  INDEX: 'index',
  EXTERNAL_TRANSACTION_ID: 'external_transaction_id',
  CONCEPT_ID: 'concept_id',
  CONCEPT_DESCRIPTION: 'concept_description',
  AMOUNT: 'amount',
  PAYER_EMAIL: 'payer_email',
  STATUS: 'status',
};

/** The order that is asked for; that of the file without one (B305). */
export const rowSorts = (sorts: readonly ImportRowSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, rowSortFields) ?? [{ field: 'index', direction: 'ascending' }];
