import type { ListPlace } from '@/shared/views';
import { gatewayViewPaths } from './gateway-list.address';
import { gatewaysTexts as texts } from './gateway.texts';

/** The search of all gateways, as what people keep of it knows it. */
export const gatewaysList: ListPlace = { key: 'gateways.list', title: texts.title, path: gatewayViewPaths.all };

/** The list of those by default; its own address names the view. */
export const defaultGatewaysList: ListPlace = {
  key: 'gateways.default',
  title: texts.titleByDefault,
  path: gatewayViewPaths.all,
};
