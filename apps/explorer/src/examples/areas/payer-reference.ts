import type { Area } from '../area.ts';
import { first, listWithCollectors } from '../question.ts';

export const area: Area<'payer-reference'> = {
  title: 'Referencias de pagador',
  queries: {
    PayerReferencesPage: { title: 'Búsqueda', ...listWithCollectors },
    ReferencesOfCollector: { title: 'Cantidad de una entidad', found: { collectorId: first('collectors') } },
  },
};
