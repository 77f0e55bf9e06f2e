import { routes } from '@/domain/routes';
import type { GatewaySortField } from '@/shared/apollo/schema-types.generated';
import { formatPaging, parsePaging, sayEverything, type Order, type Paging } from '@/shared/list/paging';
import { textSearchCodec } from '@/shared/list/text-search';
import type { ListCodec } from '@/shared/list/use-list-state';

/** All gateways, or those that collectors without one of their own use (CON-05). */
export type GatewayView = 'all' | 'default';

const PARAMETER = 'vista';
const BY_DEFAULT = 'por-defecto';

/** Where each view is. */
export const gatewayViewPaths: Readonly<Record<GatewayView, string>> = {
  all: routes.gateways.path,
  default: routes.gateways.href({ [PARAMETER]: BY_DEFAULT }),
};

/** The view that the address names. */
export const gatewayViewOf = (search: URLSearchParams): GatewayView =>
  search.get(PARAMETER) === BY_DEFAULT ? 'default' : 'all';

/** What gateways sort by. */
export const gatewayOrder: Order<GatewaySortField> = {
  fields: ['NAME'],
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** The address of the search of all gateways. */
export const gatewayListCodec = textSearchCodec(gatewayOrder);

/** The address of those by default, which always names the view. */
export const defaultGatewayListCodec: ListCodec<Paging<GatewaySortField>> = {
  bare: `${PARAMETER}=${BY_DEFAULT}`,
  misread: () => [],
  parse: (search) => parsePaging(search, gatewayOrder),
  format: (list) => {
    const search = new URLSearchParams();
    formatPaging(search, list, gatewayOrder);
    sayEverything(search);
    return new URLSearchParams([[PARAMETER, BY_DEFAULT], ...search]);
  },
};
