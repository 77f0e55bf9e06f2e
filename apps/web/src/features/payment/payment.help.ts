import { explained, type HelpTopic } from '@/shared/help';
import { paymentStatus } from './payment.status';

/** Help about statuses of payments, and about cancellation, refund and reverse. */
export const help: readonly HelpTopic[] = [
  {
    title: 'Pagos',
    statuses: explained(paymentStatus, {
      ISSUED: 'Se pidió y todavía nadie lo pagó.',
      PENDING: 'El pagador o el gateway tienen que completarlo.',
      APPROVED: 'Se cobró.',
      PARTIAL: 'Se paga con varios medios y solo algunos se cobraron.',
      REJECTED: 'El gateway no lo aceptó. El detalle del pago dice por qué.',
      REFUNDED: 'El dinero volvió al pagador.',
      OBJECTED: 'El pagador desconoció el cobro ante su banco.',
      CANCELLED: 'Una persona lo canceló: no se puede pagar más.',
      EXPIRED: 'Nadie lo pagó antes de su último vencimiento.',
    }),
    terms: [
      { term: 'Devolver', meaning: 'El importe, o una parte, vuelve al pagador por el mismo medio con el que pagó.' },
      {
        term: 'Devolver medios aprobados',
        meaning: 'De un pago parcial se devuelven los medios que se cobraron.',
      },
      { term: 'Reversar', meaning: 'El cobro se anula en el gateway, como si no se hubiera hecho.' },
      { term: 'Cancelar', meaning: 'Un pago que nadie pagó deja de poder pagarse. No mueve dinero.' },
      { term: 'Reenviar notificación', meaning: 'La entidad recibe otra vez el estado del pago, en su dirección.' },
      { term: 'Notificar al pagador', meaning: 'El pagador recibe un aviso por e-mail.' },
      {
        term: 'Referencia',
        meaning: 'El dato que la entidad usa para reconocer el pago o al pagador. No es un identificador nuestro.',
      },
      { term: 'Id transacción', meaning: 'El número que la entidad le dio al pago. El ID es el nuestro.' },
    ],
  },
  {
    title: 'Devoluciones',
    statuses: [
      { display: { label: 'Aprobado', tone: 'success' }, meaning: 'El gateway devolvió el dinero.' },
      { display: { label: 'Pendiente', tone: 'info' }, meaning: 'Se pidió y el gateway no respondió todavía.' },
      { display: { label: 'Rechazado', tone: 'error' }, meaning: 'El gateway no lo devolvió. El dinero no se movió.' },
    ],
    terms: [
      {
        term: 'Devolución en parte',
        meaning: 'Vuelve una parte del importe. El pago sigue cobrado por el resto.',
      },
    ],
  },
];
