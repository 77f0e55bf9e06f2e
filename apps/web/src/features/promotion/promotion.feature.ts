import { operationPermissions } from '@backoffice/schema/permissions';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { promotionTitles } from './promotion.titles';

/** The list of promotions. */
export const promotionsList: ListPlace = {
  key: 'promotions.list',
  title: promotionTitles.title,
  path: routes.promotions.path,
};

/** Promotions: their list. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.promotions.path,
      title: promotionTitles.title,
      anyOf: operationPermissions['Query.promotions'],
      load: async () => (await import('./PromotionsPage')).PromotionsPage,
    },
  ],
  menu: [
    {
      group: { id: 'promotions', label: 'Promociones', icon: LocalOffer, order: 4 },
      label: SEARCH,
      to: routes.promotions.path,
      goKey: 'c',
      anyOf: operationPermissions['Query.promotions'],
      list: promotionsList,
    },
  ],
  permissions: [{ area: 'Promociones', words: { PROMOTION_SHOW: 'Ver', PROMOTION_CREATE: 'Crear' } }],
});
