import type { Area } from '../area.ts';
import { first, list, one, selection } from '../question.ts';

export const area: Area<'batch'> = {
  title: 'Lotes de retiros',
  queries: {
    BatchesPage: { title: 'Búsqueda', ...list },
    BatchForAction: { title: 'Diálogo de una acción', ...one(first('batches')) },
    BatchCurrentVersion: { title: 'Versión actual', ...one(first('batches')) },
    BatchSelection: { title: 'Selección de todos los que coinciden', ...selection('batches', 'ERROR') },
  },
};
