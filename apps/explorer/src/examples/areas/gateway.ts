import type { Area } from '../area.ts';
import { list, search } from '../question.ts';

export const area: Area<'gateway'> = {
  title: 'Gateways',
  queries: {
    GatewaysPage: { title: 'Búsqueda', ...search },
    DefaultGatewaysPage: { title: 'Gateways por defecto', ...list },
  },
};
