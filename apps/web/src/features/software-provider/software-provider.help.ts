import { explained, type HelpTopic } from '@/shared/help';
import { reportStatus } from './software-provider.status';

/** Help about reports for software providers. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Integraciones',
    statuses: explained(reportStatus, {
      IN_PROCESS: 'Se genera el archivo.',
      PENDING_APPROVAL: 'El archivo está listo. Espera que una persona lo apruebe o lo rechace.',
      SENT: 'Se envió al proveedor de software.',
      ERROR: 'No se pudo generar ni enviar, o una persona lo rechazó. Se puede regenerar.',
    }),
    terms: [
      {
        term: 'Reporte plano de integraciones',
        meaning: 'Un archivo con los pagos de una entidad, para el programa que la entidad usa.',
      },
      { term: 'Proveedor de software', meaning: 'La empresa cuyo programa lee estos reportes.' },
      { term: 'Regenerar', meaning: 'El archivo se hace de nuevo y vuelve a esperar su aprobación.' },
    ],
  },
];
