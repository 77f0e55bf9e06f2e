import type { SoftwareProviderReportFilter, SoftwareProviderReportSort } from '../../api/schema-types.generated.ts';
import { words } from '../../module-kit/list/free-text.ts';
import { code, codes, ids, period } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Fields that the search box searches. */
export const searchedFields = ['id', 'soft_provider', 'collector_id', 'metadata.file_name'] as const;

/** Search of reports, latest end date first (B106, B329). */
export const reportSearch: Search<SoftwareProviderReportFilter, SoftwareProviderReportSort> = {
  filters: {
    search: words(searchedFields),
    period: period({ from: 'start_date', to: 'end_date' }),
    status: code('status'),
    statuses: codes('status'),
    ids: ids('id'),
  },
  sorts: {
    ID: 'id',
    COLLECTOR_ID: 'collector_id',
    STATUS: 'status',
    START_DATE: 'start_date',
    END_DATE: 'end_date',
  },
  usual: { field: 'END_DATE', direction: 'DESCENDING' },
};
