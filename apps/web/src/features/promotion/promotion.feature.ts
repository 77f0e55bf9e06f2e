import { operationPermissions } from '@backoffice/schema/permissions';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

/** Promotions: list. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.promotions.path,
      title: 'Buscar Promociones',
      anyOf: operationPermissions['Query.promotions'],
      load: async () => (await import('./PromotionsPage')).PromotionsPage,
      list: 'promotions.list',
      menu: [
        { group: { id: 'promotions', label: 'Promociones', icon: LocalOffer, order: 4 }, label: SEARCH, goKey: 'c' },
      ],
    },
  ],
  permissions: [{ area: 'Promociones', words: { PROMOTION_SHOW: 'Ver', PROMOTION_CREATE: 'Crear' } }],
});
