import { explained, type HelpTopic } from '@/shared/help';
import { partStatus, distributionStatus } from './distribution.status';

/** Help about distributions and their parts: statuses and terms. */
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
      { term: 'Signature', meaning: 'La firma de una entidad: el código que la identifica, por ejemplo LUZN.' },
      {
        term: 'Forzar',
        meaning: 'Marcar un destino como aprobado sin enviar dinero, porque ya se pagó por otro medio.',
      },
    ],
  },
  {
    title: 'Destinos de una distribución',
    statuses: explained(partStatus, {
      AUTHORIZATION_PENDING: 'Su distribución espera que una persona la autorice.',
      PENDING: 'Espera su turno.',
      IN_PROCESS: 'Está en el banco.',
      SUCCESS: 'El dinero llegó a esta cuenta.',
      ERROR: 'No llegó. El motivo dice por qué.',
      REJECTED: 'Una persona rechazó la distribución.',
      MANUAL: 'Se paga a mano.',
      DEFERRED: 'Se pasó a otro día.',
      SCHEDULED: 'Está planeado para otro día.',
    }),
  },
];
