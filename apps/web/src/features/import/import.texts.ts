import { counted, quantity, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const importNoun: Noun = { one: 'importación', many: 'importaciones', gender: 'feminine' };
const paymentNoun: Noun = { one: 'pago', many: 'pagos', gender: 'masculine' };
const rowNoun: Noun = { one: 'solicitud', many: 'solicitudes', gender: 'feminine' };

/** Names of the matches, and the rule between the three (B31, B217). */
export const matchTexts = {
  label: 'Coincidencias',
  matchPayer: 'Pagador',
  matchConcept: 'Concepto',
  matchIdentification: 'Identificación',
  none: 'Ninguna',
} as const;

/** Texts of the list of imports. The specification prescribes the empty text (B366). */
export const importsTexts = {
  ...listTextsOf(importNoun),
  empty: 'No se encontraron importaciones',
  emptyHint: 'Pruebe con otros días o con menos filtros.',
  searchHint: 'Id o nombre del archivo',
  newImport: 'Importar',
  columns: {
    COLLECTOR_ID: 'ENTIDAD',
    ISSUED_AMOUNT: 'IMPORTE EMITIDO',
    TOTAL_AMOUNT: 'IMPORTE TOTAL',
    REQUEST_COUNT: 'SOLICITUDES',
    ISSUED_COUNT: 'EMITIDOS',
    ERROR_COUNT: 'CON ERROR',
    REQUEST_DATE: 'PEDIDA',
    STATUS: 'ESTADO',
    fileName: 'ARCHIVO',
    id: 'ID',
  },
  cardCounts: (requests: number, errors: number) =>
    `${counted(rowNoun, requests)}${errors === 0 ? '' : ` · ${quantity(errors)} con error`}`,
} as const;

/** Texts of the rows of an import. */
export const rowsTexts = {
  ...listTextsOf(rowNoun),
  title: 'Solicitudes',
  empty: 'No se encontraron solicitudes de importaciones.',
  emptyHint: 'Pruebe con otro estado o con otras palabras.',
  searchHint: 'Id externo, concepto o e-mail',
  seePayment: 'Ver el pago',
  columns: {
    INDEX: 'FILA',
    EXTERNAL_TRANSACTION_ID: 'ID EXTERNO',
    CONCEPT_ID: 'CÓDIGO',
    CONCEPT_DESCRIPTION: 'CONCEPTO',
    PAYER_EMAIL: 'E-MAIL',
    AMOUNT: 'IMPORTE',
    reason: 'MOTIVO',
    STATUS: 'ESTADO',
  },
} as const;

/** Texts of the page of an import. */
export const importTexts = {
  titleOf: (file: string) => `Importación ${file}`,
  back: 'Ir a las importaciones',
  actions: 'Acciones de la importación',
  reload: 'Recargar',
  failed: 'No se pudo cargar la importación',
  notFound: 'No se encontró la importación',
  notFoundDetail: 'Revise el enlace, o búsquela en el historial.',
  summary: 'Resumen',
  file: 'Archivo',
  collector: 'Entidad',
  copyId: 'Copiar ID de la importación',
  id: 'ID',
  issuedAmount: 'Importe emitido',
  pendingAmount: 'Importe pendiente',
  totalAmount: 'Importe total',
  requestCount: 'Solicitudes',
  issuedCount: 'Emitidas',
  pendingCount: 'Pendientes',
  errorCount: 'Con error',
  statusDetail: 'Detalle del estado',
  requestDate: 'Pedida',
  processDate: 'Procesada',
  approvedDate: 'Confirmada',
  cancelDate: 'Cancelada',
  reading: (done: number, of: number) => `Leyendo el archivo: ${quantity(done)} de ${quantity(of)} solicitudes`,
  making: (done: number, of: number) => `Creando los pagos: ${quantity(done)} de ${quantity(of)}`,
  leaveOpen: 'Puede dejar esta página: el servicio sigue.',
  waiting: 'Espera su confirmación.',
  waitingDetail: 'Revise las solicitudes y confirme la importación para que se creen los pagos.',
  waitsForOthers: 'Espera que la confirmen.',
  waitsForOthersDetail: 'Tiene que confirmarla una persona que pueda hacerlo.',
  nothingToMakeDetail:
    'Descargue las filas con error, corríjalas y vuelva a importarlas. Esta importación se puede cancelar.',
  notIssued: 'No se emitió',
  /** Value of a pending import: its payments are issued when it is confirmed. */
  onceConfirmed: (value: string) => `${value} al confirmar`,
  repeated: 'Este archivo ya se importó para esta entidad.',
  repeatedLink: 'Ver la importación anterior',
  downloadErrors: 'Descargar las filas con error',
  errorsHint: 'Corrija las filas con error en el archivo descargado y vuelva a importarlo.',
  status: 'Estado',
} as const;

/** Texts of the actions on an import, with the labels of the specification (B34, B220). */
export const actionTexts = {
  approve: {
    label: 'Confirmar',
    title: 'Confirmar la importación',
    detail: 'Las solicitudes que no tienen error se convierten en pagos. No se puede deshacer.',
    done: 'Importación confirmada con éxito',
  },
  cancel: {
    label: 'Cancelar',
    title: 'Cancelar la importación',
    detail: 'No se crea ningún pago.',
    submit: 'Cancelar la importación',
    done: 'Importación cancelada con éxito',
  },
} as const;

/** Texts of the dialogs of an import. */
export const dialogTexts = {
  failed: 'No se pudo cargar la importación',
  notFound: 'No se encontró la importación',
  willMake: (count: number) =>
    `Se ${count === 1 ? 'crea' : 'crean'} ${quantity(count)} ${count === 1 ? 'pago' : 'pagos'}`,
  issued: (count: number, amount: string) => `${quantity(count)} ${count === 1 ? 'emitido' : 'emitidos'} por ${amount}`,
  pending: (count: number, amount: string) =>
    `${quantity(count)} ${count === 1 ? 'pendiente' : 'pendientes'} por ${amount}, sin coincidencia`,
  leftOut: (count: number) =>
    count === 1 ? 'Queda afuera 1 solicitud con error.' : `Quedan afuera ${quantity(count)} solicitudes con error.`,
  checkingIds: 'Comprobando si otras importaciones tienen los mismos ids…',
  idsFailed: 'No se pudo comprobar si otras importaciones tienen los mismos ids.',
  paidIds: (count: number) =>
    count === 1
      ? '1 solicitud ya tiene un pago con su id externo: queda con error.'
      : `${quantity(count)} solicitudes ya tienen un pago con su id externo: quedan con error.`,
  repeatedIds: (count: number) =>
    count === 1
      ? 'Otra importación por confirmar tiene los mismos ids externos; allí esas solicitudes quedan con error:'
      : `Otras ${quantity(count)} importaciones por confirmar tienen los mismos ids externos; allí esas solicitudes quedan con error:`,
  caseTwins: (count: number) =>
    count === 1
      ? '1 solicitud tiene un id externo que difiere solo en mayúsculas y minúsculas del de un pago o de otra importación por confirmar. Se crea un pago distinto:'
      : `${quantity(count)} solicitudes tienen un id externo que difiere solo en mayúsculas y minúsculas del de un pago o de otra importación por confirmar. Se crean pagos distintos:`,
  caseTwin: (id: string, other: string) => `${id} (ya existe ${other})`,
  moreTwins: (count: number) => (count === 1 ? 'Y otra más.' : `Y otras ${quantity(count)}.`),
  importWith: (file: string, count: number) => `${file}: ${counted(rowNoun, count)}`,
  repeated: 'Este archivo ya se importó para esta entidad: revise que no se cobre dos veces.',
} as const;

/** Texts of the notices at the end of an import. */
export const jobTexts = {
  read: (file: string) => `Se leyó ${file}: falta revisar y confirmar la importación.`,
  made: (file: string, count: number) =>
    `La importación ${file} terminó: se ${count === 1 ? 'creó' : 'crearon'} ${counted(paymentNoun, count)}.`,
  failed: (file: string) => `No se pudo importar ${file}.`,
  see: 'Ver la importación',
} as const;
