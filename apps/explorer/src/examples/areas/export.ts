import type { Area } from '../area.ts';
import { first, list, one } from '../question.ts';

export const area: Area<'export'> = {
  title: 'Exportaciones',
  queries: {
    ExportsPage: { title: 'Historial', ...list },
    ExportProgress: { title: 'Avance', ...one(first('exports')) },
  },
};
