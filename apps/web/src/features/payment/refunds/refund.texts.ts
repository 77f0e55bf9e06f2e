import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

/** Rows of the list: the payment service has no refunds of their own. */
const refunded: Noun = { one: 'pago con devoluciones', many: 'pagos con devoluciones', gender: 'masculine' };

/** The words of the list of refunds, which come with their payments. */
export const refundsTexts = {
  ...listTextsOf(refunded),
  empty: 'No se encontraron devoluciones',
  emptyHint: 'Pruebe con otro período o con menos filtros.',
  freeSearchHint: 'Id, referencia, DNI, CUIT, nombre o e-mail del pago',
  columns: {
    REFUND_REQUEST_DATE: 'FECHA DE DEVOLUCIÓN',
    amount: 'DEVOLUCIÓN',
    state: 'ESTADO',
    reason: 'MOTIVO',
    payment: 'PAGO',
    PAYER_NAME: 'NOMBRE',
    FINAL_AMOUNT: 'IMPORTE DEL PAGO',
    refunded: 'DEVUELTO',
    collector: 'ENTIDAD',
  },
  more: (count: number) => `+${count}`,
} as const;
