import type { ExportFilter, ExportSort } from '../../api/schema-types.generated.ts';
import { code, codes, exact, ids, period } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';
import { unknownChoice } from './export.texts.ts';

/** Newest first (B103, B326). */
export const exportSearch: Search<ExportFilter, ExportSort> = {
  filters: {
    ids: ids('id'),
    period: period('created_date'),
    type: code('type', unknownChoice),
    format: code('format', unknownChoice),
    statuses: codes('status', unknownChoice),
    requestedBy: exact('requested_by'),
  },
  sorts: { CREATED_DATE: 'created_date' },
  usual: { field: 'CREATED_DATE', direction: 'DESCENDING' },
};
