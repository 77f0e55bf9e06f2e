import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

export const distribution: Noun = { one: 'distribución', many: 'distribuciones', gender: 'feminine' };

/** Texts of the list of distributions. The specification prescribes some of them (B122-B125). */
export const distributionsTexts = {
  ...listTextsOf(distribution),
  title: 'Distribuciones',
  empty: 'Nada por acá',
  emptyHint: 'Pruebe con otro estado u otro período.',
  emptyOfPayment: 'Revise el ID del pago.',
  failedOfYear: 'Con error, de los últimos 12 meses',
  waitingOfYear: 'Por autorizar, de los últimos 12 meses',
  freeSearchHint: 'Buscar por ID o Signature',
  byPayment: (id: string) => `Pago: ${id}`,
  byCollector: (id: string) => `Entidad: ${id}`,
  asPayment: 'Se busca por el ID del pago, en todo el período y en todos los estados.',
  asCollector: 'Se busca por la firma de la entidad.',
  kinds: 'Tipo de distribución',
  scheduled: 'Distribuciones programadas',
  tabs: 'Estados',
  all: 'Todo',
  otherStatuses: 'Otros estados',
  byReason: 'Elegir por motivo',
  reasons: 'Motivos de esta página',
  ofReason: (reason: string, count: number): string => `${reason} (${String(count)})`,
  cards: {
    authorizationPending: 'Pendientes de autorización',
    inError: 'Distribuciones con error',
  },
  reprocess: 'Reprocesar',
  columns: {
    COLLECTOR_ID: 'FIRMA',
    collectorName: 'ENTIDAD',
    paymentId: 'PAGO',
    id: 'ID',
    REQUEST_DATE: 'FECHA',
    TOTAL_AMOUNT: 'IMPORTE',
    STATUS: 'ESTADO',
  },
} as const;

/** Texts of the actions on one distribution. The specification prescribes the notices (B368). */
export const actionTexts = {
  approve: {
    label: 'Autorizar',
    title: 'Autorizar la distribución',
    detail: 'El dinero sale hacia cada destino. No se puede deshacer.',
    submit: 'Autorizar',
    done: 'Autorizado correctamente',
  },
  reject: {
    label: 'Rechazar',
    title: 'Rechazar la distribución',
    detail: 'No se envía dinero a ningún destino. Después se puede reprocesar.',
    done: 'Rechazado correctamente',
  },
  reprocess: {
    label: 'Reprocesar',
    title: 'Reprocesar la distribución',
    detail:
      'Sale dinero otra vez hacia los destinos que no se pagaron. No se puede deshacer. Al terminar queda en “Aprobado” o “Error”.',
    done: 'Reprocesado correctamente',
  },
} as const;

/** Texts of the bulk actions. The specification prescribes the notice of the authorization (B368). */
export const bulkTexts = {
  approve: {
    title: (count: number) => `Autorizar ${counted(distribution, count)}`,
    ended: 'Distribuciones autorizadas',
    done: 'Autorizados correctamente',
  },
  reprocessOfMany: {
    title: (count: number) => `Reprocesar ${counted(distribution, count)}`,
    ended: 'Distribuciones reprocesadas',
  },
} as const;

/** Texts of the confirmation before money is sent to destinations. */
export const outTexts = {
  reading: 'Leyendo los destinos…',
  failed: 'No se pudieron cargar los destinos: sin verlos no se puede continuar. Cierre y vuelva a intentar.',
  nothingToPay: 'No hay destinos sin pagar: no hay dinero que enviar.',
  sumBelow: (sum: string, total: string) =>
    `Las partes suman ${sum} y el total es ${total}. Se puede enviar igual: el servicio decide.`,
  sumAbove: (sum: string, total: string) => `Las partes suman ${sum} y el total es ${total}: así no se puede enviar.`,
  wrongSums: (count: number, all: number) => `${count} de ${counted(distribution, all)} no suman su total.`,
} as const;

/** Texts of the actions on a part. The specification prescribes the notices (B368). */
export const detailActionTexts = {
  edit: {
    label: 'Modificar',
    title: 'Modificar destino',
    detail: 'El dinero de este destino se enviará a la cuenta que ingrese. Verifique la cuenta y el CUIT.',
    submit: 'Guardar',
    done: 'Distribución actualizada',
  },
  sendReceipt: {
    label: 'Enviar comprobante',
    title: 'Enviar comprobante',
    detail: 'El comprobante se envía por e-mail.',
    submit: 'Enviar',
    email: 'E-mail del destinatario',
    done: 'Comprobante enviado!',
  },
} as const;

/** Texts of the form that changes a part. */
export const editTexts = {
  now: (account: string, amount: string) => `Ahora: ${account} · ${amount}`,
  format: 'Formato',
  cbu: { name: 'CBU', detail: '22 dígitos, de un banco o de un proveedor de pagos.' },
  alias: { name: 'Alias', detail: 'De 5 a 20 caracteres.' },
  account: 'Destino',
  cuit: 'CUIT',
  name: 'Nombre',
  amount: 'Importe',
  andReprocess: 'Guardar y reprocesar',
  shortAlias: 'El BCRA pide 6 caracteres como mínimo: revise el alias.',
  force: 'Forzar',
  forceTitle: '¿Marcar como Aprobado sin enviar el dinero?',
  forceDetail: (amount: string, name: string) =>
    `${amount} para ${name}. Queda como Aprobado sin que se envíe dinero: hágalo solo si ya se pagó por otro medio. No se puede deshacer. También se guardan los cambios de esta ventana.`,
  forceConfirm: 'Marcar como Aprobado',
} as const;

/** Texts of the dialogs of distributions. */
export const dialogTexts = {
  failed: 'No se pudo cargar la distribución',
  notFound: 'No se encontró la distribución',
  problem: 'Ups! Ocurrió un error inesperado',
} as const;

/** Labels of the fields of a part. */
export const partTexts = {
  amount: 'Importe',
  account: 'Cuenta de destino',
  bank: 'Banco',
  holder: 'Titular',
  cuit: 'CUIT',
} as const;

/** Names of the types of parts, by the codes of the service. */
export const partTypes: Readonly<Record<string, string>> = {
  collector: 'Entidad',
  commission: 'Comisión',
  partner: 'Socio',
};

/** Texts of the detail of a distribution. */
export const detailTexts = {
  title: 'Detalle de distribución',
  titleOf: (whose: string, amount: string) => `Distribución de ${whose} · ${amount}`,
  id: 'ID',
  copyId: 'Copiar ID de la distribución',
  payment: 'Pago',
  collector: 'Entidad',
  requestDate: 'Fecha',
  requested: 'Solicitud',
  afterFailure: 'Corrija el destino si hace falta y reprocese la distribución.',
  total: 'Total',
  status: 'Estado',
  statusDetail: 'Motivo',
  copyStatusDetail: 'Copiar el mensaje completo',
  actions: 'Acciones de la distribución',
  parts: 'Destinos',
  partsFailed: 'No se pudieron cargar los destinos',
  noParts: 'Sin destinos informados',
  bar: 'Reparto del total',
  share: (name: string, amount: string, percent: string) => `${name}: ${amount} (${percent})`,
  receipts: 'Comprobantes',
  mended: 'Destino modificado. Reprocese la distribución para enviar el dinero.',
  before: (reason: string) => `antes: ${reason}`,
  receiptSent: (email: string, date: string) => `Enviado a ${email} el ${date}`,
  observations: 'Observaciones',
  cuit: (cuit: string) => `CUIT ${cuit}`,
  section: 'Distribuciones',
  none: 'El pago no se distribuye.',
  /** `net` is the amount after the fees, `sent` the amount that the distribution sends. */
  twoNets: (net: string, sent: string) =>
    `El neto de ${net} es el importe menos las comisiones del pago. La distribución reparte el importe como se pidió: a la entidad le corresponden ${sent}.`,
  open: 'Ver distribuciones',
} as const;
