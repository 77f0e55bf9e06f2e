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

/** Search of collectors, ordered by name (GAP-47). */
export const collectorSearch: Search<CollectorFilter, CollectorSort> = {
  filters: { search: part(['signature', 'name']), ids: ids('id') },
  sorts: { SIGNATURE: 'signature', NAME: 'name' },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** Search of promotions, by the day from which they are valid, latest first. */
export const promotionSearch: Search<PromotionFilter, PromotionSort> = {
  filters: { search: part('name'), collectorId: exact('collector_id'), active: value('active'), ids: ids('id') },
  sorts: { NAME: 'name', VALID_FROM: 'valid_from' },
  usual: { field: 'VALID_FROM', direction: 'DESCENDING' },
};

/** Search of gateways, ordered by name. */
export const gatewaySearch: Search<GatewayFilter, GatewaySort> = {
  filters: { search: part('name'), ids: ids('id') },
  sorts: { NAME: 'name' },
  usual: { field: 'NAME', direction: 'ASCENDING' },
};
