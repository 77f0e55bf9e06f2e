import type { GatewaySortField } from '@/shared/apollo/schema-types.generated';
import { defineList, searchFilter, type Order } from '@/shared/list';
import { defaultGatewaysList, gatewaysList, gatewayViewParameter } from './gateway.paths';
import { gatewaysTexts as texts } from './gateway.texts';

/** Order of gateways. */
export const gatewayOrder: Order<GatewaySortField> = {
  fields: ['NAME'],
  default: { field: 'NAME', direction: 'ASCENDING' },
};

/** The search of all gateways by name. */
export const gatewayList = defineList({
  place: gatewaysList,
  order: gatewayOrder,
  filters: { text: searchFilter(texts.hint) },
  form: ['text'],
});

/** The gateways by default, which are few; their address always names the view. */
export const defaultGatewayList = defineList({
  place: defaultGatewaysList,
  order: gatewayOrder,
  filters: {},
  form: [],
  fixed: gatewayViewParameter,
});
