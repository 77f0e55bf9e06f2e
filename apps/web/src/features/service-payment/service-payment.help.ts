import { explained, type HelpTopic } from '@/shared/help';
import { batchState } from './batch-state';

/** Help about batches of service payments. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Pago de servicios',
    statuses: explained(batchState, {
      OPEN: 'Todavía se le agregan transacciones.',
      PENDING: 'Espera que se lo concilie.',
      CONCILIATED: 'Una persona confirmó que coincide con lo que informó el gateway.',
      CLOSE: 'Se cerró: no admite más transacciones.',
    }),
    terms: [
      { term: 'Lote de transacción', meaning: 'Los pagos de servicios de un día.' },
      { term: 'Lote de gateway', meaning: 'Lo que un gateway informa de esos pagos.' },
      {
        term: 'Conciliar un lote',
        meaning: 'Dar por bueno lo que informó el gateway, con el importe que compensa. No se puede deshacer.',
      },
      { term: 'Compensación', meaning: 'El importe que el gateway acredita por el lote, en pesos enteros.' },
    ],
  },
];
