import { exactText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type {
  DistributionFilter,
  DistributionSort,
  DistributionSortField,
  PeriodInput,
} from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { equal, oneOfIds, periodFilters, sortsOf } from '../list-arguments.ts';

type Given = Partial<DistributionFilter> | null | undefined;

const filtersOf = (filter: Given, days: (period: PeriodInput | null | undefined) => Filter[]): Filter[] => {
  if (!filter) return [];
  const { type, status, period } = filter;
  if (type === 'UNKNOWN') throw new InputError('filter.type', 'Elija un tipo conocido.');
  if (status === 'UNKNOWN') throw new InputError('filter.status', 'Elija un estado conocido.');
  return [
    ...oneOfIds(filter.ids),
    ...equal('type', type?.toLowerCase()),
    ...equal('status', status?.toLowerCase()),
    ...days(period),
    ...equal('payment_id', checked('filter.paymentId', exactText, filter.paymentId)),
    ...equal('collector.id', checked('filter.collectorId', exactText, filter.collectorId)),
  ];
};

/** What the service is asked for (B349). */
export const distributionFilters = (filter: Given): Filter[] => filtersOf(filter, requestedIn);

/** The same for an export, which names both ends of the period (B326). */
export const exportedFilters = (filter: Given): Filter[] =>
  filtersOf(filter, (period) => periodFilters({ from: 'start_date', to: 'end_date' }, period));

/** The condition on the days on which they were asked for. @throws InputError for a period that is none */
export const requestedIn = (period: PeriodInput | null | undefined): Filter[] => periodFilters('request_date', period);

/** Those without a schedule in one status, of which only the total is wanted (GAP-35, GAP-37). */
export const countedIn = (status: string, days: readonly Filter[]): Filter[] => [
  ...equal('type', 'no_scheduled'),
  ...equal('status', status),
  ...days,
];

const sortFields: Readonly<Record<DistributionSortField, string>> = {
  REQUEST_DATE: 'request_date',
  TOTAL_AMOUNT: 'total_amount',
  COLLECTOR_ID: 'collector.id',
  STATUS: 'status',
};

/** The order that is asked for; the newest first without one (CON-37). */
export const distributionSorts = (sorts: readonly DistributionSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'request_date', direction: 'descending' }];
