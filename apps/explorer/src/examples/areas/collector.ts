import type { Area } from '../area.ts';
import { first, one, search } from '../question.ts';

export const area: Area<'collector'> = {
  title: 'Entidades',
  queries: {
    CollectorSearch: { title: 'Búsqueda', ...search },
    CollectorConfigurations: { title: 'Detalle y configuración', ...one(first('collectors')) },
    ConfigurationVariables: { title: 'Variables de configuración' },
  },
};
