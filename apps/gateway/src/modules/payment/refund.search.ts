import type { RefundFilter, RefundSort } from '../../api/schema-types.generated.ts';
import { freeText } from '../../module-kit/list/free-text.ts';
import { amounts, code, codes, exact, ids, period } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Search of refunds, newest first. */
export const refundSearch: Search<RefundFilter, RefundSort> = {
  filters: {
    ids: ids('id'),
    search: freeText({
      exact: ['id', 'payment.id', 'payment.external_transaction_id', 'payment.payer.identification.number'],
      words: ['payment.payer.name', 'payment.payer.email'],
      email: 'payment.payer.email',
    }),
    collectorId: exact('payment.collector_id'),
    status: code('status'),
    statuses: codes('status'),
    amount: amounts('amount'),
    period: period('effective_date'),
  },
  sorts: {
    EFFECTIVE_DATE: 'effective_date',
    AMOUNT: 'amount',
    STATUS: 'status',
    PAYER_NAME: 'payment.payer.name',
  },
  usual: { field: 'EFFECTIVE_DATE', direction: 'DESCENDING' },
};
