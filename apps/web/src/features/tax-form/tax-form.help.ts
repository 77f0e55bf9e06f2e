import { explained, type HelpTopic } from '@/shared/help';
import { deadlineState, taxFormStatus } from './tax-form.status';

/** Help about presentations to the tax authority and their due dates. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Presentaciones AFIP',
    statuses: explained(taxFormStatus, {
      PENDING: 'Espera que se genere su archivo.',
      GENERATING: 'Se genera su archivo.',
      CREATED: 'El archivo está listo. Falta presentarlo.',
      DELIVERED: 'Se presentó.',
      REPROCESS: 'Se genera otra vez.',
      ERROR: 'No se pudo generar. El detalle dice por qué.',
    }),
    terms: [
      { term: 'SIRTAC', meaning: 'Régimen de retención de Ingresos Brutos sobre cobros con tarjeta.' },
      { term: 'Vencimiento', meaning: 'El último día para presentar un formulario.' },
    ],
  },
  {
    title: 'Vencimientos',
    statuses: explained(deadlineState, {
      PRESENTED: 'Se presentó.',
      OVERDUE: 'Pasó su último día y falta presentarla.',
      DUE_SOON: 'Faltan pocos días.',
      UPCOMING: 'Falta presentarla y hay tiempo.',
    }),
  },
];
