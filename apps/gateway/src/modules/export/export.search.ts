import type { ExportFilter, ExportSort } from '../../api/schema-types.generated.ts';
import { code, codes, exact, ids, period, since, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';
import { unknownChoice } from './export.texts.ts';

/** Search of exports, newest first (B103, B326). */
export const exportSearch: Search<ExportFilter, ExportSort> = {
  filters: {
    ids: ids('id'),
    period: period('created_date'),
    type: code('type', unknownChoice),
    format: code('format', unknownChoice),
    statuses: codes('status', unknownChoice),
    updatedSince: since('updated_date'),
    createdUntil: until('created_date'),
    requestedBy: exact('requested_by'),
  },
  sorts: { CREATED_DATE: 'created_date', LAST_UPDATE_DATE: 'updated_date' },
  usual: { field: 'CREATED_DATE', direction: 'DESCENDING' },
};
