import type { Area } from '../area.ts';
import { listWithCollectors } from '../question.ts';

export const area: Area<'promotion'> = {
  title: 'Promociones',
  queries: {
    PromotionsPage: { title: 'Búsqueda', ...listWithCollectors },
  },
};
