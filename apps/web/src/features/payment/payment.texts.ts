import { quantity, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

export const payment: Noun = { one: 'pago', many: 'pagos', gender: 'masculine' };

/** Texts about a pasted column of codes. */
export const missingTexts = {
  missing: (count: number, all: number) =>
    count === 1
      ? `1 de ${quantity(all)} códigos no está en ningún pago con estos filtros.`
      : `${quantity(count)} de ${quantity(all)} códigos no están en ningún pago con estos filtros.`,
  more: (count: number) => `y ${quantity(count)} más`,
  copy: 'Copiar los códigos sin pago',
  unknown: 'No se pudo comprobar qué códigos no están en ningún pago.',
} as const;

/** Texts of the list of payments. The specification prescribes the columns and the empty text (A38-A45). */
export const paymentsTexts = {
  ...listTextsOf(payment),
  empty: 'No se encontraron pagos',
  emptyHint: 'Pruebe con otro período o con menos filtros.',
  rejectedThisWeek: 'Rechazados de los últimos 7 días',
  overdueOfYear: 'Vencidos de los últimos 12 meses',
  freeSearchHint: 'Id, referencia, cupón, DNI, CUIT, nombre, e-mail, concepto o dígitos de tarjeta',
  overdue: 'Vencido',
  refundDate: 'Por fecha de devolución',
  refundDateHint: 'El período se aplica a la fecha de devolución, de todo o de una parte, sin filtro de estado.',
  wholeRefundDateHint: 'El período se aplica a la fecha en que el pago se devolvió por completo, sin filtro de estado.',
  onlyWhole:
    'El servicio de pagos no lista devoluciones: estos son los pagos que se devolvieron por completo en el período. Los devueltos en parte no están, y por eso no se suma lo devuelto.',
  returnedOn: (amount: string, moment: string) => `Devuelto ${amount} el ${moment}`,
  returned: (amount: string) => `Devuelto ${amount}`,
  returnedOfPart: (amount: string, counted: number, size: number) =>
    `Devuelto ${amount} en ${quantity(counted)} de ${quantity(size)} pagos`,
  returnedOfSelected: (amount: string) => `Devuelto en el período ${amount}`,
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
  email: 'E-mail',
  copyTransactionId: 'Copiar ID de transacción',
} as const;
