import type { ActivityKind, ActivityResult } from '@/shared/apollo/schema-types.generated';
import { counted, type Noun } from '@/shared/format';
import type { StatusDisplay } from '@/shared/status';

const event: Noun = { one: 'evento', many: 'eventos', gender: 'masculine' };

/** Words of the part of a record that shows who did what. */
export const activityTexts = {
  title: 'Actividad',
  open: 'Ver quién hizo qué',
  close: 'Ocultar la actividad',
  none: 'No hay actividad registrada.',
  noneOwn: 'Todavía no hizo nada que se registre.',
  failed: 'No se pudo cargar la actividad',
  notKept: 'Esta instalación no guarda la actividad.',
  notKeptHint: 'Quien administra la instalación puede configurar dónde guardarla.',
  latest: (shown: number) => `Se muestran los últimos ${counted(event, shown)}.`,
  all: 'Ver todo',
  more: 'Ver más actividad',
  nobody: 'Sin sesión',
  reason: 'Motivo',
  code: 'Código',
  status: 'Estado',
  changed: 'Cambió',
  others: (count: number) => (count === 1 ? 'otro dato' : `otros ${count} datos`),
  from: (before: string, after: string) => `${before} → ${after}`,
  missing: (count: number) => `Faltan ${counted(event, count)}: están solo en el registro de auditoría.`,
  many: (count: number) => `y ${count} más`,
} as const;

/** Result of what was done. */
export const resultNames: Readonly<Record<ActivityResult, StatusDisplay>> = {
  DONE: { label: 'Hecho', tone: 'success' },
  REPEATED: { label: 'Repetido', tone: 'neutral' },
  REFUSED: { label: 'Rechazado', tone: 'warning' },
  FORBIDDEN: { label: 'Sin permiso', tone: 'error' },
  FAILED: { label: 'Falló', tone: 'error' },
  OUTCOME_UNKNOWN: { label: 'No se sabe', tone: 'warning' },
};

/** Kinds of what was done. */
export const kindNames: Readonly<Record<ActivityKind, string>> = {
  CHANGE: 'Cambios',
  LOOK: 'Vistas',
  DOWNLOAD: 'Descargas',
  UPLOAD: 'Cargas',
  GAP: 'Eventos que faltan',
};

/** A type of record: its name, and whether it is `Lo canceló` or `La canceló`. */
interface RecordName {
  readonly name: string;
  readonly pronoun: 'Lo' | 'La';
}

/** Names of records, by the types of the schema. */
export const recordNames: Readonly<Record<string, RecordName>> = {
  Activity: { name: 'Actividad', pronoun: 'La' },
  Payment: { name: 'Pago', pronoun: 'Lo' },
  PaymentSubscription: { name: 'Suscripción', pronoun: 'La' },
  Payer: { name: 'Pagador', pronoun: 'Lo' },
  PayerReference: { name: 'Referencia de pagador', pronoun: 'La' },
  Collector: { name: 'Entidad', pronoun: 'La' },
  CollectorConfiguration: { name: 'Configuración', pronoun: 'La' },
  Import: { name: 'Importación', pronoun: 'La' },
  Transfer: { name: 'Transferencia', pronoun: 'La' },
  Withdraw: { name: 'Retiro a transferir', pronoun: 'Lo' },
  Withdrawal: { name: 'Retiro con autorización', pronoun: 'Lo' },
  Batch: { name: 'Lote de retiros', pronoun: 'Lo' },
  Distribution: { name: 'Distribución', pronoun: 'La' },
  DistributionDetail: { name: 'Destino de una distribución', pronoun: 'Lo' },
  TaxForm: { name: 'Presentación', pronoun: 'La' },
  Bin: { name: 'BIN', pronoun: 'Lo' },
  SoftwareProviderReport: { name: 'Reporte de integraciones', pronoun: 'Lo' },
  GatewayBatch: { name: 'Lote de gateway', pronoun: 'Lo' },
  Export: { name: 'Exportación', pronoun: 'La' },
  Notification: { name: 'Notificación', pronoun: 'La' },
  SavedView: { name: 'Vista guardada', pronoun: 'La' },
};

/** Their names alone. */
export const typeNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(recordNames).map(([type, { name }]) => [type, name]),
);

/** Names of fields and arguments; the others are only counted. */
export const fieldNames: Readonly<Record<string, string>> = {
  amount: 'Importe',
  finalAmount: 'Importe final',
  totalAmount: 'Importe total',
  refundedAmount: 'Importe devuelto',
  refundableAmount: 'Importe por devolver',
  issuedAmount: 'Importe emitido',
  pendingAmount: 'Importe pendiente',
  compensationAmount: 'Importe de compensación',
  acceptedDifference: 'Diferencia aceptada',
  difference: 'Diferencia',
  balance: 'Saldo',
  account: 'Cuenta',
  'destination.account': 'Cuenta de destino',
  'detail.account': 'Cuenta de destino',
  'detail.amount': 'Importe',
  destination: 'Cuenta de destino',
  value: 'Valor',
  force: 'Éxito forzado',
  statusDetail: 'Detalle del estado',
  paymentMethods: 'Medios de pago',
  paymentMethod: 'Medio de pago',
  refunds: 'Devoluciones',
  cancelDate: 'Fecha de cancelación',
  refundedDate: 'Fecha de devolución',
  transferDate: 'Fecha de transferencia',
  approvedDate: 'Fecha de autorización',
  deliveryDate: 'Fecha de presentación',
  sentDate: 'Fecha de envío',
  fileDate: 'Fecha del archivo',
  name: 'Nombre',
  email: 'E-mail',
  identification: 'Identificación',
  externalReference: 'Referencia externa',
  phones: 'Teléfonos',
  observations: 'Observaciones',
  brand: 'Marca',
  cardType: 'Tipo',
  subtype: 'Subtipo',
  issuer: 'Emisor',
  country: 'País',
  review: 'Revisión',
  validation: 'Validación',
  notifications: 'Notificaciones',
  receipts: 'Comprobantes',
};

/** Statuses of all records, by the codes of the services; those of one kind have words of their own in its feature. */
export const statusNames: Readonly<Record<string, string>> = {
  active: 'Activo',
  approved: 'Aprobado',
  authorization_pending: 'Por autorizar',
  authorized: 'Autorizado',
  auto_conciliated: 'Autoconciliado',
  cancelled: 'Cancelado',
  close: 'Cerrado',
  conciliated: 'Conciliado',
  created: 'Creado',
  deferred: 'Diferido',
  delivered: 'Presentado',
  error: 'Error',
  expired: 'Expirado',
  finished: 'Finalizado',
  for_withdrawing: 'Para retirar',
  generating: 'Generando',
  in_process: 'En proceso',
  in_withdrawn: 'Retirado',
  issued: 'Emitido',
  manual: 'Manual',
  objected: 'Objetado',
  open: 'Abierto',
  partial: 'Parcial',
  payer_deferred: 'Diferido por el pagador',
  pending: 'Pendiente',
  pending_approval: 'Pendiente',
  pending_approved: 'Por confirmar',
  pending_authorization: 'Por autorizar',
  processing: 'En proceso',
  refunded: 'Devuelto',
  refused: 'Rechazado',
  rejected: 'Rechazado',
  reprocess: 'Reprocesando',
  review: 'En revisión',
  scheduled: 'Programado',
  sent: 'Enviado',
  success: 'Aprobado',
  transferred: 'Transferido',
};
