import { cuit } from '@backoffice/validators';
import type { TransferFilter, TransferSort } from '../../api/schema-types.generated.ts';
import { typedCode } from '../../module-kit/list/free-text.ts';
import { amounts, code, codes, exact, ids, period, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of transfers, newest first (B46, B308). */
export const transferSearch: Search<TransferFilter, TransferSort> = {
  filters: {
    search: typedCode(['id', 'payment_id', 'destiny_transfer_id']),
    ids: ids('id'),
    collectorId: exact('collector_id'),
    payerCuit: exact('payer_id', cuit),
    amount: amounts('amount'),
    period: period('request_date'),
    status: code('status'),
    statuses: codes('status'),
    createdUntil: until('request_date'),
  },
  sorts: {
    COLLECTOR_ID: 'collector_id',
    PAYER_CUIT: 'payer_id',
    AMOUNT: 'amount',
    REQUEST_DATE: 'request_date',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};
