import type { Area } from '../area.ts';
import { first, one, search } from '../question.ts';

export const area: Area<'payer'> = {
  title: 'Pagadores',
  queries: {
    PayerSearch: { title: 'Búsqueda', ...search },
    PayerDetail: { title: 'Detalle', ...one(first('payers')) },
    PayerReferencesOfPayer: {
      title: 'Referencias de un pagador',
      variables: { withCollector: true },
      found: { id: first('payers') },
    },
  },
};
