import type { ActivityKind, ActivityResult } from '@/shared/apollo/schema-types.generated';
import { counted, type Noun } from '@/shared/format';
import type { StatusDisplay } from '@/shared/status';

const event: Noun = { one: 'evento', many: 'eventos', gender: 'masculine' };

/** Words of the part of a record that tells who did what. */
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
  request: 'Solicitud',
  reason: 'Motivo',
  code: 'Código',
  status: 'Estado',
  asked: 'Datos',
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
  LOOK: 'Vistas de datos protegidos',
  DOWNLOAD: 'Descargas',
  UPLOAD: 'Cargas',
  GAP: 'Eventos que faltan',
};

/** Names of records, by the types of the schema. */
export const typeNames: Readonly<Record<string, string>> = {
  Payment: 'Pago',
  PaymentSubscription: 'Suscripción',
  Payer: 'Pagador',
  PayerReference: 'Referencia de pagador',
  Collector: 'Entidad',
  CollectorConfiguration: 'Configuración',
  Import: 'Importación',
  Transfer: 'Transferencia',
  Withdraw: 'Retiro a transferir',
  Withdrawal: 'Retiro con autorización',
  Batch: 'Lote de retiros',
  Distribution: 'Distribución',
  DistributionDetail: 'Destino de una distribución',
  TaxForm: 'Presentación',
  Bin: 'BIN',
  SoftwareProviderReport: 'Reporte de integraciones',
  GatewayBatch: 'Lote de gateway',
  Export: 'Exportación',
  Notification: 'Notificación',
};

/** Types whose pronoun is feminine: `La canceló …`. */
export const feminine: ReadonlySet<string> = new Set([
  'PaymentSubscription',
  'PayerReference',
  'Collector',
  'CollectorConfiguration',
  'Import',
  'Transfer',
  'Distribution',
  'TaxForm',
  'Export',
  'Notification',
]);

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
