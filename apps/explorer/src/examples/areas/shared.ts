import type { Area } from '../area.ts';
import { choices, first, one } from '../question.ts';

export const area: Area<'shared'> = {
  title: 'En varias pantallas',
  queries: {
    QuickSearch: {
      title: 'Búsqueda rápida',
      variables: {
        text: 'ana',
        limit: 3,
        payments: true,
        subscriptions: true,
        payers: true,
        collectors: true,
        imports: false,
        transfers: true,
      },
    },
    RecordOfId: {
      title: 'A qué registro pertenece un identificador',
      variables: { payments: true, subscriptions: false, payers: false },
      found: { id: first('payments') },
    },
    CollectorBalance: { title: 'Saldo', ...one(first('collectors')) },
    CollectorOfEntity: { title: 'Resumen de una entidad', ...one(first('collectors')) },
    CollectorOptions: { title: 'Opciones de un filtro', ...choices },
    CollectorMoney: { title: 'Saldo y cuenta de destino', ...one(first('collectors')) },
    Viewer: { title: 'Quién es usted y qué puede' },
  },
};
