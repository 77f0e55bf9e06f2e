import { operationPermissions } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { promotionsTexts } from './promotion.texts';

export { promotionsList } from './promotion.paths';

/** The screen of promotions, loaded when it is visited. */
export const promotionsRoutes: RouteObject[] = [
  {
    path: 'comercios/promociones',
    handle: { title: promotionsTexts.title, anyOf: operationPermissions['Query.promotions'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./PromotionsPage')).PromotionsPage }),
  },
];
