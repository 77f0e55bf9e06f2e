import { counted, quantity, type Noun } from '@/shared/format';

const row: Noun = { one: 'fila', many: 'filas', gender: 'feminine' };
const area: Noun = { one: 'grupo de celdas combinadas', many: 'grupos de celdas combinadas', gender: 'masculine' };

/** The words of the screen that imports a file; the title and the question of its confirmation are exact (B216). */
export const newImportTexts = {
  history: 'Ver importaciones',
  back: 'Ir a las importaciones',
  collector: 'Entidad',
  file: 'Archivo',
  fileHint: 'CSV o planilla (XLSX, XLS, ODS), hasta 10 MB y 50.000 filas, con una fila de títulos.',
  foreignHint: 'El archivo tal como lo da el sistema de origen, hasta 10 MB.',
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
  matchForced: 'La entidad tiene fija la coincidencia.',
  matchPayer: 'Pagador',
  matchConcept: 'Concepto',
  matchIdentification: 'Identificación',
  converter: 'Convertir un archivo de otro sistema',
  origin: 'Configuración de origen',
  originMissing: 'Elija una configuración de origen.',
  originsFailed: 'No se pudieron cargar las configuraciones',
  preview: 'Primeras filas',
  faultyPreview: 'Primeras filas con error',
  line: 'Fila',
  summary: (rows: number, readable: number, sum: string) =>
    rows === readable
      ? `${counted(row, rows)}, por ${sum}.`
      : `${counted(row, rows)}: se pueden importar ${quantity(readable)}, por ${sum}; ${quantity(rows - readable)} con error.`,
  faultRows: (count: number, lines: readonly number[]) =>
    `${counted(row, count)}: ${lines.join(', ')}${count > lines.length ? '…' : ''}`,
  faults: 'Errores del archivo',
  sheet: (name: string) => `Se lee la hoja “${name}”.`,
  otherSheets: (names: readonly string[]) => `No se leen las otras hojas: ${names.join(', ')}.`,
  hiddenRows: (count: number) =>
    `${counted(row, count)} ${count === 1 ? 'oculta o filtrada también se importa' : 'ocultas o filtradas también se importan'}.`,
  mergedAreas: (count: number) => `Hay ${counted(area, count)}: solo la primera celda de cada uno tiene el dato.`,
  submit: 'Importar',
  confirmTitle: 'Solicitar importacion',
  confirmText: '¿Esta seguro que desea importar el archivo?',
  confirm: 'Importar',
  done: 'Se recibió el archivo. Se le avisa cuando termine de leerse.',
  unreadable: 'No se pudo leer el archivo. Elíjalo nuevamente.',
} as const;
