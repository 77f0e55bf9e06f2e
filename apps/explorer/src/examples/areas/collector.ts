import type { Area } from '../area.ts';
import { choices, first, one, search } from '../question.ts';

export const area: Area<'collector'> = {
  title: 'Entidades',
  queries: {
    CollectorSearch: { title: 'Búsqueda', ...search },
    CollectorConfigurations: { title: 'Detalle y configuración', ...one(first('collectors')) },
    ConfigurationVariables: { title: 'Variables de configuración' },
    CollectorBalance: { title: 'Saldo', ...one(first('collectors')) },
    CollectorOfEntity: { title: 'Resumen de una entidad', ...one(first('collectors')) },
    CollectorOptions: { title: 'Opciones de un filtro', ...choices },
  },
};
