import type {
  CollectorFilter,
  CollectorSort,
  GatewayFilter,
  GatewaySort,
  PromotionFilter,
  PromotionSort,
} from '../../api/schema-types.generated.ts';
import { exact, ids, part, value } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** By name (GAP-47). */
export const collectorSearch: Search<CollectorFilter, CollectorSort> = {
  filters: { search: part(['signature', 'name']), ids: ids('id') },
  sorts: { SIGNATURE: 'signature', NAME: 'name' },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** Newest first. */
export const promotionSearch: Search<PromotionFilter, PromotionSort> = {
  filters: { search: part('name'), collectorId: exact('collector_id'), active: value('active') },
  sorts: { NAME: 'name', VALID_FROM: 'valid_from' },
  usual: { field: 'VALID_FROM', direction: 'DESCENDING' },
};

/** By name. */
export const gatewaySearch: Search<GatewayFilter, GatewaySort> = {
  filters: { search: part('name') },
  sorts: { NAME: 'name' },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};
