import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';
import { payment } from '../payment.texts';

export const refund: Noun = { one: 'devolución', many: 'devoluciones', gender: 'feminine' };

/** Texts of the list of refunds. */
export const refundsTexts = {
  ...listTextsOf(refund),
  empty: 'No se encontraron devoluciones',
  emptyHint: 'Pruebe con otro período o con menos filtros.',
  freeSearchHint: 'Id, id de transacción, DNI, CUIT, nombre o e-mail',
  /** Total of a page whose refunds were read from payments. */
  ofPayments: (refunds: number, shown: number, all: number) =>
    `${counted(refund, refunds)} de ${counted(payment, shown)}${all > shown ? ` (${counted(payment, all)} en total)` : ''}`,
  paymentsAlone:
    'El servicio de pagos no lista devoluciones: estas son las de los pagos que se devolvieron por completo en el período. Las de pagos devueltos en parte no están.',
  returned: (amount: string) => `Devuelto ${amount}`,
  columns: {
    EFFECTIVE_DATE: 'FECHA DE DEVOLUCIÓN',
    AMOUNT: 'DEVOLUCIÓN',
    STATUS: 'ESTADO',
    reason: 'MOTIVO',
    requestedBy: 'PEDIDA POR',
    payment: 'PAGO',
    PAYER_NAME: 'NOMBRE',
    paymentAmount: 'IMPORTE DEL PAGO',
    collector: 'ENTIDAD',
    id: 'ID DE LA DEVOLUCIÓN',
  },
} as const;
