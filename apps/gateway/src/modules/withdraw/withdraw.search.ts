import type { WithdrawFilter, WithdrawSort } from '../../api/schema-types.generated.ts';
import { typedCode } from '../../module-kit/list/free-text.ts';
import { amounts, code, codes, destination, exact, ids, period, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of withdraws, oldest first (B58, B62, B316, CON-19). */
export const withdrawSearch: Search<WithdrawFilter, WithdrawSort> = {
  filters: {
    search: typedCode('id'),
    collectorId: exact('collector_id'),
    ids: ids('id'),
    destination: destination('destination.value'),
    amount: amounts('amount'),
    period: period('request_date'),
    status: code('status'),
    statuses: codes('status'),
    createdUntil: until('request_date'),
  },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    REQUEST_DATE: 'request_date',
    REQUESTED_BY: 'request_user',
    AMOUNT: 'amount',
    TRANSFER_DATE: 'transfer_date',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'ASCENDING' },
};
