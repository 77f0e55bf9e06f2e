import { operationPermissions } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { gatewaysTexts } from './gateway.texts';

export { defaultGatewaysList, gatewaysList } from './gateway.paths';

/** The screen of gateways, loaded when it is visited; each of its views has a permission of its own (CON-05). */
export const gatewaysRoutes: RouteObject[] = [
  {
    path: 'comercios/gateways',
    handle: {
      title: gatewaysTexts.title,
      anyOf: [...operationPermissions['Query.gateways'], ...operationPermissions['Query.defaultGateways']],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./GatewaysPage')).GatewaysPage }),
  },
];
