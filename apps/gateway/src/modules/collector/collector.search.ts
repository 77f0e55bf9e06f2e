import { exactText, searchText } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type {
  CollectorFilter,
  CollectorSort,
  CollectorSortField,
  GatewayFilter,
  GatewaySort,
  PromotionFilter,
  PromotionSort,
  PromotionSortField,
} from '../../graphql/resolvers.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { anyField } from '../extended-filters.ts';
import { equal, sortsOf } from '../list-arguments.ts';

/** Part of the signature or of the name (GAP-47). */
export function collectorFilters(filter: CollectorFilter | null | undefined): Filter[] {
  const search = checked('filter.search', searchText, filter?.search);
  return search ? [anyField(['signature', 'name'], search, 'CONTAINS')] : [];
}

const sortFields: Readonly<Record<CollectorSortField, string>> = { SIGNATURE: 'signature', NAME: 'name' };

/** The order that is asked for; by name without one. */
export const collectorSorts = (sorts: readonly CollectorSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, sortFields) ?? [{ field: 'name', direction: 'ascending' }];

const namePart = (text: string | null | undefined): Filter[] => {
  const search = checked('filter.search', searchText, text);
  return search ? [{ field: 'name', value: search, operation: 'CONTAINS' }] : [];
};

/** What promotions are asked by. */
export const promotionFilters = (filter: PromotionFilter | null | undefined): Filter[] => [
  ...namePart(filter?.search),
  ...equal('collector_id', checked('filter.collectorId', exactText, filter?.collectorId)),
  ...equal('active', filter?.active),
];

const promotionSortFields: Readonly<Record<PromotionSortField, string>> = { NAME: 'name', VALID_FROM: 'valid_from' };

/** The order that is asked for; the newest first without one. */
export const promotionSorts = (sorts: readonly PromotionSort[] | null | undefined): Sort[] =>
  sortsOf(sorts, promotionSortFields) ?? [{ field: 'valid_from', direction: 'descending' }];

/** What gateways are asked by. */
export const gatewayFilters = (filter: GatewayFilter | null | undefined): Filter[] => namePart(filter?.search);

/** Those that collectors without one of their own use. */
export const onlyDefault: readonly Filter[] = equal('is_default', true);

/** The order that is asked for; by name without one. */
export const gatewaySorts = (sorts: readonly GatewaySort[] | null | undefined): Sort[] =>
  sortsOf(sorts, { NAME: 'name' }) ?? [{ field: 'name', direction: 'ascending' }];
