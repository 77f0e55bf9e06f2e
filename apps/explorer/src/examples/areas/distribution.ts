import type { Area } from '../area.ts';
import { first, list, month, one, selection } from '../question.ts';

export const area: Area<'distribution'> = {
  title: 'Distribuciones',
  queries: {
    DistributionsPage: { title: 'Búsqueda', ...list },
    DistributionCounts: { title: 'Cantidades por estado', variables: { period: month } },
    DistributionParts: { title: 'Destinos', ...one(first('distributions')) },
    PaymentDistributions: { title: 'Distribuciones de un pago', ...one(first('payments')) },
    DistributionForAction: { title: 'Diálogo de una acción', ...one(first('distributions')) },
    DistributionCurrentVersion: { title: 'Versión actual', ...one(first('distributions')) },
    PartForAction: {
      title: 'Diálogo de un destino',
      found: {
        distributionId: first('distributions'),
        id: '{ distributions(limit: 1) { rows { details(limit: 1) { rows { id } } } } }',
      },
    },
    DistributionSelection: { title: 'Selección de todas las que coinciden', ...selection('distributions', 'ERROR') },
  },
};
