import type { ImportFilter, ImportRowFilter, ImportRowSort, ImportSort } from '../../api/schema-types.generated.ts';
import { words } from '../../module-kit/list/free-text.ts';
import { code, codes, exact, ids, period, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of imports, newest first (B37, B303, B382). */
export const importSearch: Search<ImportFilter, ImportSort> = {
  filters: {
    search: words(['import_id', 'file_name']),
    collectorId: exact('collector_id'),
    status: code('status'),
    statuses: codes('status'),
    period: period('request_date'),
    createdUntil: until('request_date'),
    ids: ids('import_id'),
  },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    ISSUED_AMOUNT: 'issued_amount',
    TOTAL_AMOUNT: 'total_amount',
    REQUEST_COUNT: 'request_count',
    ISSUED_COUNT: 'issued_count',
    ERROR_COUNT: 'error_count',
    REQUEST_DATE: 'request_date',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** Search of the rows of an import, in the order of the file (B34, B305). */
export const rowSearch: Search<ImportRowFilter, ImportRowSort> = {
  path: 'rows.filter',
  filters: {
    search: words(['external_transaction_id', 'concept_id', 'concept_description', 'payer_email']),
    status: code('status'),
    statuses: codes('status'),
  },
  sorts: {
    INDEX: 'index',
    EXTERNAL_TRANSACTION_ID: 'external_transaction_id',
    CONCEPT_ID: 'concept_id',
    CONCEPT_DESCRIPTION: 'concept_description',
    AMOUNT: 'amount',
    PAYER_EMAIL: 'payer_email',
    STATUS: 'status',
  },
  usual: { field: 'INDEX', direction: 'ASCENDING' },
};
