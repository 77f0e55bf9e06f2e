import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';
import { moneyOutTitles as titles } from '../money-out.titles';

export const withdraw: Noun = { one: 'retiro', many: 'retiros', gender: 'masculine' };

/** Texts of the list of withdraws. */
export const withdrawsTexts = {
  ...listTextsOf(withdraw),
  /** Topic of the help. */
  help: titles.withdraws,
  title: titles.withdraws,
  /** Line that describes the content of the list. */
  about: 'Lo que una persona transfiere con los archivos del banco.',
  empty: 'No se encontraron retiros',
  emptyHint: 'Pruebe con otro estado, otro mes o menos filtros.',
  freeSearchHint: 'Id del retiro',
  deselect: 'Deseleccionar',
  columns: {
    COLLECTOR_ID: 'ENTIDAD',
    collectorName: 'NOMBRE',
    id: 'ID',
    REQUEST_DATE: 'PEDIDO',
    REQUESTED_BY: 'PEDIDO POR',
    AMOUNT: 'IMPORTE',
    TRANSFER_DATE: 'TRANSFERIDO',
    destination: 'CUENTA DE DESTINO',
    STATUS: 'ESTADO',
  },
} as const;

/** Texts of the actions on one withdraw. The specification prescribes the notice of the repeated export (B368). */
export const actionTexts = {
  transfer: {
    label: 'Transferir',
    title: 'Transferir el retiro',
    detail: 'El dinero sale hacia la cuenta de destino. No se puede deshacer.',
    of: (amount: string) => `Transferir ${amount}`,
    done: 'Retiro transferido',
  },
  reject: {
    label: 'Rechazar',
    title: 'Rechazar el retiro',
    detail: 'El retiro no se transfiere. No se puede deshacer.',
    done: 'Retiro rechazado',
  },
  reexport: {
    label: 'Re-exportar',
    title: 'Re-exportar los archivos del retiro',
    detail: 'Los archivos se hacen de nuevo; las descargas siguientes dan los nuevos.',
    done: '¡Re-exportación exitosa!',
  },
} as const;

/** Texts of the dialogs of withdraws. */
export const dialogTexts = {
  failed: 'No se pudo cargar el retiro',
  notFound: 'No se encontró el retiro',
  rejectMany: 'Los retiros no se transfieren. No se puede deshacer.',
  rejectReason: 'Motivo de rechazo',
} as const;

/** Texts of the detail of a withdraw. */
export const fieldTexts = {
  id: 'ID',
  copyId: 'Copiar ID del retiro',
  collector: 'Entidad',
  copyAccount: 'Copiar la cuenta de destino',
  warnings: 'Atención',
  status: 'Estado',
  statusDetail: 'Motivo',
  amount: 'Importe',
  account: 'Cuenta de destino',
  bank: 'Banco',
  holder: 'Titular',
  requestDate: 'Pedido',
  requestedBy: 'Pedido por',
  transferDate: 'Transferido',
  fileDate: 'Archivos del',
} as const;

/** Titles of the dialogs of bulk actions on withdraws. */
export const bulkTitles = {
  transfer: {
    title: (count: number) => `Transferir ${counted(withdraw, count)}`,
    ended: 'Retiros transferidos',
  },
  reject: {
    title: (count: number) => `Rechazar ${counted(withdraw, count)}`,
    ended: 'Retiros rechazados',
  },
} as const;
