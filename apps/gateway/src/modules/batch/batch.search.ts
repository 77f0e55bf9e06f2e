import type { BatchFilter, BatchSort } from '../../api/schema-types.generated.ts';
import { typedCode } from '../../module-kit/list/free-text.ts';
import { amounts, code, codes, exact, ids, period, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/**
 * Search of batches, newest first by default. The last day of a period is included: the service gets the start of the
 * next day as an exclusive end (B89, B320).
 */
export const batchSearch: Search<BatchFilter, BatchSort> = {
  filters: {
    search: typedCode('id'),
    collectorId: exact('collector_id'),
    ids: ids('id'),
    amount: amounts('balance'),
    period: period('creation_date', 'exclusive'),
    status: code('status'),
    statuses: codes('status'),
    createdUntil: until('creation_date'),
  },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    CREATION_DATE: 'creation_date',
    BALANCE: 'balance',
    RECORD_COUNT: 'record_count',
    STATUS: 'status',
  },
  usual: { field: 'CREATION_DATE', direction: 'DESCENDING' },
};
