import { exactText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { ExportFilter, ExportSort, ExportSortField } from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyValue } from '../extended-filters.ts';
import { equal, periodFilters, sortsOf } from '../list-arguments.ts';
import { unknownChoice } from './export.texts.ts';

const codeOf = (path: string, value: string | null | undefined): string | undefined => {
  if (value === 'UNKNOWN') throw new InputError(path, unknownChoice);
  return value?.toLowerCase();
};

/** What the service is asked for (B103, B326). */
export function exportFilters(filter: Partial<ExportFilter> | null | undefined): Filter[] {
  if (!filter) return [];
  const { period, type, format, statuses } = filter;
  const requestedBy = checked('filter.requestedBy', exactText, filter.requestedBy);
  return [
    ...periodFilters('created_date', period),
    ...equal('type', codeOf('filter.type', type)),
    ...equal('format', codeOf('filter.format', format)),
    ...(statuses?.length
      ? [
          anyValue(
            'status',
            [...new Set(statuses)].map((one) => codeOf('filter.statuses', one) ?? ''),
          ),
        ]
      : []),
    ...equal('requested_by', requestedBy),
  ];
}

const sortFields: Readonly<Record<ExportSortField, string>> = { CREATED_DATE: 'created_date' };

/** The order that is asked for; the newest first without one. */
export const exportSorts = (sorts: readonly ExportSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'created_date', direction: 'descending' }];
