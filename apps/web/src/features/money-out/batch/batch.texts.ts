import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';
import { wholeTitles } from '../money-out.titles';

export const batch: Noun = { one: 'lote', many: 'lotes', gender: 'masculine' };

const record: Noun = { one: 'registro', many: 'registros', gender: 'masculine' };

/** Texts of the list of batches. */
export const batchesTexts = {
  ...listTextsOf(batch),
  title: wholeTitles.batches,
  /** Line that describes the content of the list. */
  about: 'Pagos de una entidad cuyo dinero se retira junto.',
  empty: 'No se encontraron lotes',
  emptyHint: 'Pruebe con otro estado, otro mes u otra entidad.',
  needsCollector: 'Elija una entidad',
  needsCollectorDetail: 'Los lotes se buscan de una entidad por vez.',
  seeFailed: 'Ver los lotes con error',
  deselect: 'Deseleccionar',
  records: (count: number) => counted(record, count),
  columns: {
    COLLECTOR_ID: 'ENTIDAD',
    collectorName: 'NOMBRE',
    id: 'ID',
    CREATION_DATE: 'CREADO',
    BALANCE: 'IMPORTE',
    RECORD_COUNT: 'REGISTROS',
    STATUS: 'ESTADO',
  },
} as const;

/** Texts of the actions on one batch. The specification prescribes the notices (B368). */
export const actionTexts = {
  reprocess: {
    label: 'Reprocesar',
    title: 'Reprocesar el lote',
    detail: 'El lote se procesa de nuevo; al terminar queda en “Para retirar” o “Con error”.',
    done: '¡Lote reprocesado con éxito!',
  },
  reexport: {
    label: 'Re-exportar',
    title: 'Re-exportar los archivos del lote',
    detail: 'Los archivos se hacen de nuevo; las descargas siguientes dan los nuevos.',
    done: '¡Re-exportación exitosa!',
  },
} as const;

/** Texts of the dialogs of batches. */
export const dialogTexts = { failed: 'No se pudo cargar el lote', notFound: 'No se encontró el lote' } as const;

/** Text about the consequence of reprocessing many batches. */
export const reprocessManyDetail =
  'Los lotes se procesan de nuevo; al terminar quedan en “Para retirar” o “Con error”.';

/** Titles of the dialog that reprocesses many batches. */
export const reprocessMany = {
  title: (count: number) => `Reprocesar ${counted(batch, count)}`,
  ended: 'Lotes reprocesados',
} as const;

/** Texts of the detail of a batch. */
export const detailTexts = {
  title: 'Detalle de lote',
  titleOf: (id: string) => `Lote ${id}`,
  actions: 'Acciones del lote',
  seeDetail: 'Ver detalle',
  summary: 'Lote',
  technical: 'Datos técnicos',
  collector: 'Entidad',
  id: 'ID',
  copyId: 'Copiar ID del lote',
  formatVersion: 'Versión',
  recordCount: 'Registros',
  balance: 'Importe',
  status: 'Estado',
  statusDetail: 'Motivo del error',
  failed: 'El lote no se pudo procesar.',
  reprocess: 'Reprocéselo: al terminar queda en “Para retirar” o “Con error”.',
  creationDate: 'Creado',
  startDate: 'Desde',
  endDate: 'Hasta',
  fileDate: 'Archivos del',
  back: 'Volver a los lotes',
  notFoundDetail: 'Puede que el enlace esté mal copiado.',
  openPage: 'Abrir en su página',
} as const;

/** Texts for the service's error codes. */
export const statusDetailTexts: Readonly<Record<string, string>> = {
  batch_empty: 'El lote no tiene registros.',
  file_layout: 'No se pudo armar el archivo.',
  balance_mismatch: 'La suma no coincide con el saldo.',
  bank_unavailable: 'El banco no respondió.',
};

/** Returns why a batch failed, in words for an operator; an unknown code as it is. */
export const reasonOf = ({ statusDetail }: { readonly statusDetail: string | null }): string | null =>
  statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail);
