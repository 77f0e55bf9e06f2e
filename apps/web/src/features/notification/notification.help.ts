import { explained, type HelpTopic } from '@/shared/help';
import { notificationStatus } from './notification.status';

/** Help about notifications to payers. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Notificaciones',
    statuses: explained(notificationStatus, {
      SENT: 'Se entregó al destino.',
      PENDING: 'Espera su envío, o que se la intente otra vez.',
      ERROR: 'No se pudo entregar. La respuesta dice por qué.',
    }),
    terms: [
      { term: 'Intento de entrega', meaning: 'Cada vez que se envió el mensaje, con la respuesta de su destino.' },
      { term: 'Reenviar', meaning: 'El mismo mensaje se envía otra vez al mismo destino.' },
    ],
  },
];
