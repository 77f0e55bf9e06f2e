import type { GatewaySortField } from '@/shared/apollo/schema-types.generated';
import { defineList, searchFilter } from '@/shared/list';
import type { Order } from '@/shared/paging';
import { routes } from '@/domain/routes';
import { gatewaysTexts as texts } from './gateway.texts';

/** All gateways, or those that collectors without one of their own use (CON-05). */
export type GatewayView = 'all' | 'default';

/** Parameter that names the view of the gateways by default. */
const byDefault = { vista: 'por-defecto' } as const;

/** Path of each view. */
export const gatewayViewPaths: Readonly<Record<GatewayView, string>> = {
  all: routes.gateways.path,
  default: routes.gateways.href(byDefault),
};

/** Reads the view that the address names. */
export const gatewayViewOf = (search: URLSearchParams): GatewayView =>
  search.get('vista') === byDefault.vista ? 'default' : 'all';

/** Order of gateways. */
export const gatewayOrder: Order<GatewaySortField> = {
  fields: ['NAME'],
  default: { field: 'NAME', direction: 'ASCENDING' },
};

/** The search of all gateways by name. */
export const gatewayList = defineList({
  key: 'gateways.list',
  order: gatewayOrder,
  filters: { text: searchFilter(texts.hint) },
  form: ['text'],
});

/** The gateways by default, which are few; their address always names the view. */
export const defaultGatewayList = defineList({
  key: 'gateways.default',
  order: gatewayOrder,
  filters: {},
  form: [],
  fixed: byDefault,
});
