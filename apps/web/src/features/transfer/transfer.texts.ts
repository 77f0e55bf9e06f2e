import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

/** Noun for received transfers. */
export const transfer: Noun = { one: 'transferencia', many: 'transferencias', gender: 'feminine' };

/** Texts of the list of transfers. The specification prescribes the empty text (B366). */
export const transfersTexts = {
  ...listTextsOf(transfer),
  empty: 'No se encontraron transferencias.',
  emptyHint: 'Pruebe con otro estado, otros días o menos filtros.',
  largePending: 'Pendientes, de más de $ 100.000',
  pendingThisWeek: 'Pendientes de los últimos 7 días',
  freeSearchHint: 'Id de la transferencia, del pago o de la transferencia de destino',
  seePayment: 'Ver el pago',
  cuit: 'CUIT',
  ofCuit: (text: string) => `CUIT: ${text}`,
  wrongCuit: 'El CUIT no es válido.',
  columns: {
    COLLECTOR_ID: 'ENTIDAD',
    PAYER_CUIT: 'CUIT',
    paymentId: 'ID DEL PAGO',
    destinationTransferId: 'ID DE DESTINO',
    AMOUNT: 'IMPORTE',
    difference: 'DIFERENCIA',
    REQUEST_DATE: 'FECHA',
    STATUS: 'ESTADO',
  },
} as const;

/** Texts of the conciliation of one transfer. */
export const conciliateTexts = {
  label: 'Conciliar',
  title: 'Conciliar la transferencia',
  detail:
    'La transferencia queda conciliada con el pago, y el pago se aprueba si estaba pendiente o emitido. No se puede deshacer.',
  done: 'Transferencia conciliada con éxito',
} as const;

/** Texts of the dialogs of transfers. */
export const dialogTexts = {
  failed: 'No se pudo cargar la transferencia',
  notFound: 'No se encontró la transferencia',
  from: (cuit: string) => `Del CUIT ${cuit}`,
  payment: 'Se concilia con el pago',
  paymentFailed: 'No se pudo cargar el pago',
  paymentUnknown: 'No se encontró el pago',
  paymentHidden: (id: string) => `Pago ${id}. No tiene permisos para verlo.`,
  otherAmount: (difference: string) => `El importe no coincide: la diferencia es de ${difference}.`,
  otherPayer: 'El CUIT no es el del pagador.',
  notWaiting: 'El pago no espera dinero: su estado no cambia.',
} as const;

/** Labels of the fields in the dialog of a transfer. */
export const fieldTexts = {
  status: 'Estado',
  amount: 'Importe',
  difference: 'Diferencia con el pago',
  payment: 'ID del pago',
  payerCuit: 'CUIT',
  requestDate: 'Fecha',
} as const;

/** Texts of the bulk conciliation. */
export const manyTexts = {
  detail:
    'Cada transferencia queda conciliada con su pago; los pagos pendientes o emitidos se aprueban. No se puede deshacer.',
  reading: 'Leyendo los pagos…',
  failed: 'No se pudieron cargar los pagos: sin verlos no se puede continuar. Cierre y vuelva a intentar.',
  same: (count: number) => `${counted(transfer, count)} con el importe de su pago`,
  other: (count: number) => `${counted(transfer, count)} con otro importe que su pago`,
  difference: (amount: string) => `Diferencia: ${amount}`,
  accept: 'Entiendo que los importes no coinciden y acepto las diferencias',
  payment: (id: string) => `Pago ${id}`,
} as const;

/** Titles of the dialogs of bulk actions on transfers. */
export const bulkTitles = {
  conciliate: {
    title: (count: number) => `Conciliar ${counted(transfer, count)}`,
    ended: 'Transferencias conciliadas',
  },
} as const;
