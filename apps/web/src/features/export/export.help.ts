import { explained, type HelpTopic } from '@/shared/help';
import { exportStatus } from './export.kinds';

/** Help about exports. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Exportaciones',
    statuses: explained(exportStatus, {
      PENDING: 'Espera su turno.',
      IN_PROCESS: 'Se escribe el archivo. El avance dice cuántos registros tiene.',
      FINISHED: 'El archivo está listo para descargar.',
      ERROR: 'El archivo no se pudo terminar. El motivo dice por qué.',
    }),
    terms: [
      {
        term: 'Exportación',
        meaning: 'La lista que se ve, con sus filtros, en un archivo. Se prepara aparte: puede seguir trabajando.',
      },
      {
        term: 'Historial de exportaciones',
        meaning: 'Los archivos que se pidieron, también los de otras personas, para descargarlos otra vez.',
      },
    ],
  },
];
