import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

export const payment: Noun = { one: 'pago', many: 'pagos', gender: 'masculine' };

/** The words of the list of payments; columns and the empty text are exact (A38-A45). */
export const paymentsTexts = {
  ...listTextsOf(payment),
  empty: 'No se encontraron pagos',
  emptyHint: 'Pruebe con otro período o con menos filtros.',
  freeSearchHint: 'Id, referencia, cupón, DNI, CUIT, nombre, e-mail, concepto o dígitos de tarjeta',
  overdue: 'Vencido',
  refundDate: 'Por fecha de devolución',
  refundDateHint: 'El período se aplica a la fecha de devolución, de todo o de una parte, sin filtro de estado.',
  returnedOn: (amount: string, moment: string) => `Devuelto ${amount} el ${moment}`,
  returned: (amount: string) => `Devuelto ${amount}`,
  partlyRefunded: 'Devuelto en parte',
  refundedPart: (amount: string) => `Devuelto en parte ${amount}`,
  byRefundDate: (period: string) => `Devueltos: ${period}`,
  columns: {
    REQUEST_DATE: 'FECHA',
    externalTransactionId: 'ID TRANSACCIÓN',
    conceptId: 'CONCEPTO',
    conceptDescription: 'DESCRIPCIÓN',
    PAYER_NAME: 'NOMBRE',
    FINAL_AMOUNT: 'IMPORTE',
    mediaPayment: 'MEDIO DE PAGO',
    STATUS: 'ESTADO',
    REFUNDED_DATE: 'FECHA DE DEVOLUCIÓN',
    refunded: 'DEVUELTO',
    collector: 'ENTIDAD',
    id: 'ID DEL PAGO',
  },
  more: (count: number) => `+${count}`,
  copyTransactionId: 'Copiar ID de transacción',
} as const;
