import type { ListPlace } from '@/shared/views';
import { promotionsTexts } from './promotion.texts';

/** The list, as what people keep of it knows it. */
export const promotionsList: ListPlace = {
  key: 'promotions.list',
  title: promotionsTexts.title,
  path: '/comercios/promociones',
};
