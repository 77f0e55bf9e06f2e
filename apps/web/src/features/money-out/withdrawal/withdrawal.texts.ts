import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';
import { moneyOutTitles as titles } from '../money-out.titles';

export const withdrawal: Noun = { one: 'retiro', many: 'retiros', gender: 'masculine' };

/** Texts of the lists of withdrawals. */
export const withdrawalsTexts = {
  ...listTextsOf(withdrawal),
  empty: 'No se encontraron retiros',
  emptyHint: 'Pruebe con otro estado, otra entidad o menos filtros.',
  largePending: 'Por autorizar, de más de $ 500.000',
  failedStarter: 'Con error',
  freeSearchHint: 'Id del retiro',
  /** Topic of the help. */
  help: `${titles.pending} e ${titles.history}`,
  /** Lines that say what each list holds. */
  pendingAbout: 'Pedidos de las entidades, y cómo siguieron según su estado.',
  historyAbout: 'Todo lo que pidieron las entidades, por mes.',
  reload: 'Actualizar',
  schedule: 'Programar',
  scheduleDisabled: 'No está habilitado en esta instalación.',
  views: 'Vistas de retiros',
  columns: {
    COLLECTOR_ID: 'ENTIDAD',
    collectorName: 'NOMBRE',
    id: 'ID',
    destination: 'CUENTA DE DESTINO (CBU)',
    REQUEST_DATE: 'PEDIDO',
    TRANSFER_DATE: 'TRANSFERIDO',
    AMOUNT: 'IMPORTE',
    STATUS: 'ESTADO',
  },
} as const;

/** Texts of the actions on one withdrawal. The specification prescribes the notice of an authorization (B368). */
export const actionTexts = {
  authorize: {
    label: 'Autorizar',
    title: 'Estas autorizando 1 retiro',
    detail: 'El dinero sale hacia la cuenta de destino. No se puede deshacer.',
    submit: 'Autorizar',
    done: 'Retiro Aprobado',
  },
  reject: {
    label: 'Rechazar',
    title: 'Rechazar el retiro',
    detail: 'El retiro no se transfiere. No se puede deshacer.',
    done: 'Retiro rechazado',
  },
} as const;

/** Texts of the bulk actions on withdrawals. The specification prescribes the notices (B368). */
export const bulkActionTexts = {
  authorize: {
    label: 'Autorizar selección',
    title: (count: number) => (count === 1 ? actionTexts.authorize.title : `Autorizar ${counted(withdrawal, count)}`),
    submit: (count: number) => `Autorizar ${counted(withdrawal, count)}`,
    ended: 'Retiros autorizados',
    done: 'Retiros Aprobados',
  },
  reject: {
    label: 'Rechazar selección',
    title: (count: number) => `Rechazar ${counted(withdrawal, count)}`,
    ended: 'Retiros rechazados',
    done: 'Retiros Rechazados',
  },
} as const;

/** Texts of the dialogs of withdrawals. The specification prescribes the title of an error (B357). */
export const dialogTexts = {
  failed: 'No se pudo cargar el retiro',
  notFound: 'No se encontró el retiro',
  problem: 'Ups! Ocurrió un error',
  rejectMany: 'Los retiros no se transfieren. No se puede deshacer.',
  rejectReason: 'Motivo de rechazo',
} as const;

/** Texts of the detail of a withdrawal. */
export const detailTexts = {
  title: 'Detalle de retiro',
  titleOf: (whose: string, amount: string) => `Retiro de ${whose} · ${amount}`,
  actions: 'Acciones del retiro',
  seeDetail: 'Ver detalle',
  summary: 'Retiro',
  id: 'ID',
  copyId: 'Copiar ID del retiro',
  collector: 'Entidad',
  amount: 'Importe',
  status: 'Estado',
  statusDetail: 'Motivo',
  account: 'Cuenta de destino',
  copyAccount: 'Copiar la cuenta de destino',
  bank: 'Banco',
  holder: 'Titular',
  warnings: 'Atención',
  requestDate: 'Pedido',
  requestedBy: 'Pedido por',
  approvedDate: 'Autorizado',
  transferDate: 'Transferido',
} as const;
