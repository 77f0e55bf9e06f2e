import { counted, type Noun } from '@/shared/format';

const row: Noun = { one: 'fila', many: 'filas', gender: 'feminine' };

/** The words of the screen that imports a file; the title and the question of its confirmation are exact (B216). */
export const newImportTexts = {
  history: 'Ver importaciones',
  back: 'Ir a las importaciones',
  collector: 'Entidad',
  file: 'Archivo',
  fileHint: 'CSV o planilla (XLSX, XLS, ODS), hasta 10\u00a0MB y 50.000 filas, con una fila de títulos.',
  foreignHint: 'El archivo tal como lo da el sistema de origen, hasta 10\u00a0MB.',
  fileChanged: 'El archivo cambió desde que lo eligió: elíjalo nuevamente.',
  templateCsv: 'Plantilla CSV',
  templateXlsx: 'Plantilla XLSX',
  columns: 'Ver las columnas del archivo',
  hideColumns: 'Ocultar las columnas',
  column: 'COLUMNA',
  required: 'OBLIGATORIA',
  explanation: 'QUÉ VA',
  example: 'EJEMPLO',
  match: 'Coincidencias',
  matchHint: 'Lo que no coincide se importa como pendiente. La identificación no se combina con las otras.',
  matchForced: 'La entidad exige esta coincidencia: no se puede cambiar.',
  matchPayer: 'Pagador',
  matchConcept: 'Concepto',
  matchIdentification: 'Identificación',
  converter: 'Convertir un archivo de otro sistema',
  dryRun: 'Solo probar: se convierte y no se importa nada',
  tryOut: 'Probar',
  origin: 'Configuración de origen',
  originMissing: 'Elija una configuración de origen.',
  originsFailed: 'No se pudieron cargar las configuraciones',
  submit: 'Importar',
  confirmTitle: 'Solicitar importacion',
  confirmText: '¿Esta seguro que desea importar el archivo?',
  /** Rows are known of the files that are looked at in the browser. */
  confirmFacts: (file: string, rows: number | undefined, collector: string) =>
    [file, rows === undefined ? '' : counted(row, rows), collector].filter(Boolean).join(' · '),
  confirm: 'Importar',
  done: 'Se recibió el archivo. Se le avisa cuando termine de leerse.',
} as const;
