import type { DistributionFilter, DistributionSort } from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import { amounts, code, codes, destination, exact, ids, period, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Condition on the days of the request. */
export const requestedIn = period('request_date');

/** Search of distributions, newest first (B349, CON-37). */
export const distributionSearch: Search<DistributionFilter, DistributionSort> = {
  filters: {
    ids: ids('id'),
    type: code('type', 'Elija un tipo conocido.'),
    status: code('status'),
    statuses: codes('status'),
    amount: amounts('total_amount'),
    period: requestedIn,
    paymentId: exact('payment_id'),
    collectorId: exact('collector.id'),
    destination: destination('details.destination.value'),
    createdUntil: until('request_date'),
  },
  sorts: {
    REQUEST_DATE: 'request_date',
    TOTAL_AMOUNT: 'total_amount',
    COLLECTOR_ID: 'collector.id',
    STATUS: 'status',
  },
  usual: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** Search for an export, whose service has a name for each end of the period (B326). */
export const distributionExportSearch: typeof distributionSearch = {
  ...distributionSearch,
  filters: {
    ...distributionSearch.filters,
    period: period({ from: 'start_date', to: 'end_date' }),
    createdUntil: until('end_date'),
  },
};

/** Returns the conditions of unscheduled distributions in one status, for a count (GAP-35, GAP-37). */
export const countedIn = (status: string, days: readonly Filter[]): Filter[] => [
  ...equal('type', 'no_scheduled'),
  ...equal('status', status),
  ...days,
];
