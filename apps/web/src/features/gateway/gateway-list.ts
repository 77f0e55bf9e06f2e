import type { GatewaySortField } from '@/shared/apollo/schema-types.generated';
import { defineList, searchFilter } from '@/shared/list';
import type { Order } from '@/shared/paging';
import { routes } from '@/domain/routes';
import { gatewaysTexts as texts } from './gateway.texts';

/** View of the gateways. `default` lists the gateways that collectors without a gateway of their own use (CON-05). */
export type GatewayView = 'all' | 'default';

/** Address parameter of the view with the default gateways. */
const byDefault = { vista: 'por-defecto' } as const;

/** Path of each view. */
export const gatewayViewPaths: Readonly<Record<GatewayView, string>> = {
  all: routes.gateways.path,
  default: routes.gateways.href(byDefault),
};

/** Reads the view from the address. */
export const gatewayViewOf = (search: URLSearchParams): GatewayView =>
  search.get('vista') === byDefault.vista ? 'default' : 'all';

/** Possible orders of gateways. */
export const gatewayOrder: Order<GatewaySortField> = {
  fields: ['NAME'],
  default: { field: 'NAME', direction: 'ASCENDING' },
};

/** List of all gateways, searched by name. */
export const gatewayList = defineList({
  key: 'gateways.list',
  order: gatewayOrder,
  filters: { text: searchFilter(texts.hint) },
  form: ['text'],
});

/** List of the default gateways, without filters. Its address always contains the view. */
export const defaultGatewayList = defineList({
  key: 'gateways.default',
  order: gatewayOrder,
  filters: {},
  form: [],
  fixed: byDefault,
});
