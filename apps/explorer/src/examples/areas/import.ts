import type { Area } from '../area.ts';
import { first, list, listWithCollectors, one } from '../question.ts';

export const area: Area<'import'> = {
  title: 'Importaciones',
  queries: {
    ImportsPage: { title: 'Búsqueda', ...listWithCollectors, username: 'operador' },
    ImportPage: { title: 'Detalle', ...one(first('imports')), username: 'operador' },
    ImportRows: { title: 'Solicitudes', ...list, ...one(first('imports')), username: 'operador' },
    ImportForAction: { title: 'Diálogo de una acción', ...one(first('imports')), username: 'operador' },
    ImportCurrentVersion: { title: 'Versión actual', ...one(first('imports')), username: 'operador' },
    ConverterConfigurations: { title: 'Configuraciones de origen', username: 'operador' },
    CollectorMatch: { title: 'Datos que una entidad exige', ...one(first('collectors')) },
  },
};
