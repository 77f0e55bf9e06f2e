import { counted, quantity, type Noun } from '@/shared/format';

const row: Noun = { one: 'fila', many: 'filas', gender: 'feminine' };

/** Texts of the page that imports a file. The specification prescribes title and question of its dialog (B216). */
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
  columnsOf: 'Columnas del archivo',
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
  confirmFacts: (file: string, collector: string) => [file, collector].filter(Boolean).join(' · '),
  submitCounted: (count: number, all: number, sum: string) =>
    `Importar ${count === all ? quantity(count) : `${quantity(count)} de ${quantity(all)}`} · ${sum}`,
  confirmRows: (count: number, all: number, sum: string) =>
    `${count === all ? counted(row, count) : `${quantity(count)} de ${counted(row, all)}`} · ${sum}`,
  outside: (faulty: number, out: number) => {
    const parts = [
      ...(faulty > 0 ? [`${quantity(faulty)} con error`] : []),
      ...(out > 0 ? [`${quantity(out)} ${out === 1 ? 'dejada' : 'dejadas'} afuera`] : []),
    ];
    if (parts.length === 0) return '';
    return `${faulty + out === 1 ? 'Queda' : 'Quedan'} sin importar: ${parts.join(' y ')}.`;
  },
  collectorMissing: 'Elija la entidad para importar.',
  allOut: 'Dejó afuera todas las filas: no hay nada para importar.',
  allFaulty: 'Todas las filas tienen error: corrija al menos una para importar.',
  done: 'Se recibió el archivo. Se le avisa cuando termine de leerse.',
} as const;
