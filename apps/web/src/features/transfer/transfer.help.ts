import { explained, type HelpTopic } from '@/shared/help';
import { transferStatus } from './transfer.status';

/** Help about the statuses of transfers. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Transferencias',
    statuses: explained(transferStatus, {
      PENDING: 'Espera que una persona la concilie con su pago.',
      CONCILIATED: 'Una persona la concilió.',
      AUTO_CONCILIATED: 'Se concilió sola.',
      REJECTED: 'No paga nada.',
    }),
    terms: [
      { term: 'Conciliar', meaning: 'Unir una transferencia que llegó con el pago que cancela.' },
      { term: 'Diferencia', meaning: 'Lo que la transferencia tiene de más o de menos que su pago.' },
    ],
  },
];
