import { explained, type HelpTopic } from '@/shared/help';
import { distributionStatus } from './distribution.status';

/** Help about the statuses of distributions. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Distribuciones',
    statuses: explained(distributionStatus, {
      AUTHORIZATION_PENDING: 'Espera que una persona la autorice.',
      PENDING: 'Está autorizada y espera su turno.',
      IN_PROCESS: 'Está en el banco.',
      SUCCESS: 'El dinero llegó.',
      ERROR: 'Falló. El motivo dice por qué.',
      REJECTED: 'Una persona la rechazó, con un motivo.',
      MANUAL: 'Se paga a mano.',
      DEFERRED: 'Se pasó a otro día.',
      SCHEDULED: 'Está planeada para otro día.',
    }),
    terms: [
      { term: 'Distribución', meaning: 'El reparto del dinero de un pago entre varias cuentas.' },
      { term: 'Destino', meaning: 'La parte de una distribución que va a una cuenta.' },
    ],
  },
];
