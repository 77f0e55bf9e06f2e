import type { ListPlace } from '@/shared/views';
import { gatewaysTexts as texts } from './gateway.texts';

/** All gateways, or those that collectors without one of their own use (CON-05). */
export type GatewayView = 'all' | 'default';

/** Parameter that names the view of the gateways by default. */
export const gatewayViewParameter = { vista: 'por-defecto' } as const;

/** Path of each view. */
export const gatewayViewPaths: Readonly<Record<GatewayView, string>> = {
  all: '/comercios/gateways',
  default: `/comercios/gateways?${new URLSearchParams(gatewayViewParameter).toString()}`,
};

/** Reads the view that the address names. */
export const gatewayViewOf = (search: URLSearchParams): GatewayView =>
  search.get('vista') === gatewayViewParameter.vista ? 'default' : 'all';

/** The search of all gateways, for saved views and chosen columns. */
export const gatewaysList: ListPlace = { key: 'gateways.list', title: texts.title, path: gatewayViewPaths.all };

/** The list of those by default; its own address names the view. */
export const defaultGatewaysList: ListPlace = {
  key: 'gateways.default',
  title: texts.titleByDefault,
  path: gatewayViewPaths.all,
};
