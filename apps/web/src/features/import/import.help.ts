import { explained, type HelpTopic } from '@/shared/help';
import { importRowStatus, importStatus, notIssued, toIssue } from './import.status';

/** Help about the statuses of imports and of their rows, and about the matches. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Importaciones',
    statuses: explained(importStatus, {
      PROCESSING: 'Se leen sus filas.',
      PENDING_APPROVED: 'Se leyó todo. Espera que una persona la confirme o la cancele.',
      APPROVED: 'Se confirmó: sus pagos se emiten.',
      CANCELLED: 'Se canceló: no emite ningún pago.',
      ERROR: 'El archivo no se pudo leer hasta el final.',
    }),
  },
  {
    title: 'Filas de una importación',
    statuses: [
      ...explained(importRowStatus, {
        ISSUED: 'Es un pago emitido.',
        PENDING: 'Al confirmar queda como pago pendiente: no coincide con lo que se pidió comparar.',
        ERROR: 'No puede ser un pago. El motivo dice por qué.',
      }),
      { display: toIssue, meaning: 'Será un pago cuando se confirme la importación.' },
      { display: notIssued, meaning: 'La importación se canceló: no es un pago.' },
    ],
    terms: [
      {
        term: 'Coincidencias',
        meaning:
          'Dato de la fila (pagador, concepto o identificación) que tiene que coincidir. Lo que no coincide se importa como pendiente.',
      },
    ],
  },
];
