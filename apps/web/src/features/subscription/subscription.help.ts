import { explained, type HelpTopic } from '@/shared/help';
import { subscriptionStatus } from './subscription.status';

/** Help about the statuses of subscriptions. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Suscripciones',
    statuses: explained(subscriptionStatus, {
      ACTIVE: 'Cobra sus pagos.',
      PENDING: 'Espera al pagador.',
      PAYER_DEFERRED: 'El pagador la dejó para más adelante.',
      REVIEW: 'Alguien tiene que revisarla.',
      REJECTED: 'No se aceptó.',
      FINISHED: 'Se hicieron todos sus pagos.',
      CANCELLED: 'Se canceló: no cobra más.',
    }),
  },
];
