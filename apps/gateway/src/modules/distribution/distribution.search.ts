import type { DistributionFilter, DistributionSort } from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import { amounts, code, destination, exact, ids, period } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Days on which distributions were requested. */
export const requestedIn = period('request_date');

/** Newest first (B349, CON-37). */
export const distributionSearch: Search<DistributionFilter, DistributionSort> = {
  filters: {
    ids: ids('id'),
    type: code('type', 'Elija un tipo conocido.'),
    status: code('status'),
    amount: amounts('total_amount'),
    period: requestedIn,
    paymentId: exact('payment_id'),
    collectorId: exact('collector.id'),
    destination: destination('details.destination.value'),
  },
  sorts: {
    REQUEST_DATE: 'request_date',
    TOTAL_AMOUNT: 'total_amount',
    COLLECTOR_ID: 'collector.id',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** The same for an export, which names both ends of the period (B326). */
export const exportedSearch: typeof distributionSearch = {
  ...distributionSearch,
  filters: { ...distributionSearch.filters, period: period({ from: 'start_date', to: 'end_date' }) },
};

/** Conditions of those without a schedule in one status, of which only the total is wanted (GAP-35, GAP-37). */
export const countedIn = (status: string, days: readonly Filter[]): Filter[] => [
  ...equal('type', 'no_scheduled'),
  ...equal('status', status),
  ...days,
];
