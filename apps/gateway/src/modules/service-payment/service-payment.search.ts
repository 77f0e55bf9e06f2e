import { digits } from '@backoffice/validators';
import type { ServicePaymentBatchFilter, ServicePaymentBatchSort } from '../../api/schema-types.generated.ts';
import { equal, searchedText } from '../../module-kit/list/list-arguments.ts';
import { amounts, code, codes, ids, period } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of transaction batches, and of gateway batches, newest first (B342). */
export const servicePaymentSearch: Search<ServicePaymentBatchFilter, ServicePaymentBatchSort> = {
  filters: {
    batchNumber: (typed, { path }) => equal('batch_number', Number(searchedText(path, digits, typed))),
    amount: amounts('total_amount'),
    period: period('batch_date'),
    state: code('state'),
    states: codes('state'),
    ids: ids('id'),
  },
  sorts: {
    BATCH_NUMBER: 'batch_number',
    BATCH_DATE: 'batch_date',
    TOTAL_AMOUNT: 'total_amount',
    STATE: 'state',
  },
  usual: { field: 'BATCH_DATE', direction: 'DESCENDING' },
};
