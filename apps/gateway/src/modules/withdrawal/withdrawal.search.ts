import type { WithdrawalFilter, WithdrawalSort } from '../../api/schema-types.generated.ts';
import { typedCode } from '../../module-kit/list/free-text.ts';
import { amounts, code, codes, destination, exact, ids, period, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of withdrawals, oldest first (B65, B73, B317, CON-19). */
export const withdrawalSearch: Search<WithdrawalFilter, WithdrawalSort> = {
  filters: {
    search: typedCode('id'),
    collectorId: exact('collector_id'),
    ids: ids('id'),
    destination: destination('destination.value'),
    amount: amounts('amount'),
    period: period({ from: 'start_date', to: 'end_date' }),
    status: code('status'),
    statuses: codes('status'),
    createdUntil: until('end_date'),
  },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    REQUEST_DATE: 'request_date',
    AMOUNT: 'amount',
    TRANSFER_DATE: 'transfer_date',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'ASCENDING' },
};
