import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const report: Noun = { one: 'reporte', many: 'reportes', gender: 'masculine' };

/** Texts of the list of reports (B106, B107). */
export const reportsTexts = {
  ...listTextsOf(report),
  empty: 'No se encontraron integraciones',
  emptyHint: 'Pruebe con otro período, otro estado u otra búsqueda.',
  searchHint: 'ID, proveedor, entidad o archivo',
  columns: {
    ID: 'ID',
    format: 'Formato',
    COLLECTOR_ID: 'Entidad',
    STATUS: 'Estado',
    START_DATE: 'Desde',
    END_DATE: 'Hasta',
    actions: 'Acciones',
  },
} as const;

/** Texts of the actions. The specification prescribes the notices (B368). */
export const actionTexts = {
  approve: {
    label: 'Aprobar',
    title: 'Aprobar el reporte',
    detail: 'El archivo se envía al proveedor de software. No se puede deshacer.',
    done: 'Aprobado correctamente',
  },
  reject: {
    label: 'Rechazar',
    title: 'Rechazar el reporte',
    detail: 'El archivo no se envía; el reporte queda con error hasta que se regenere.',
    done: 'Rechazado correctamente',
  },
  regenerate: {
    label: 'Regenerar',
    title: 'Regenerar el reporte',
    detail: 'El archivo se genera de nuevo y el reporte vuelve a quedar pendiente de aprobación.',
    done: 'Regenerado correctamente',
  },
} as const;

/** Labels of the fields in the dialogs of a report. */
export const fieldTexts = {
  status: 'Estado',
  sendResult: 'Respuesta del proveedor',
  softwareProvider: 'Proveedor',
  collector: 'Entidad',
  startDate: 'Desde',
  endDate: 'Hasta',
  generatedDate: 'Generado',
  sentDate: 'Enviado',
  fileName: 'Archivo',
  format: 'Formato',
} as const;

/** Texts of the dialogs of reports, and of the download (B361). */
export const dialogTexts = {
  failed: 'No se pudo cargar el reporte',
  /**
   * Returns the text about an earlier sending.
   * @param at formatted date and time, if known
   */
  sentBefore: (at: string | null, result: string | null) =>
    `Este reporte ya se envió al proveedor${at === null ? '' : ` el ${at}`}${result === null ? '' : `, que respondió "${result}"`}. Si lo regenera, ese dato se pierde y al aprobarlo se envía otra vez.`,
  notFound: 'No se encontró el reporte',
  download: 'Descargar',
  downloadFailed: 'No se pudo completar la acción',
} as const;
