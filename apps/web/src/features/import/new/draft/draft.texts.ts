import { counted, quantity, type Noun } from '@/shared/format';

const row: Noun = { one: 'fila', many: 'filas', gender: 'feminine' };
const column: Noun = { one: 'columna', many: 'columnas', gender: 'feminine' };
const area: Noun = { one: 'grupo de celdas combinadas', many: 'grupos de celdas combinadas', gender: 'masculine' };

const mended = (count: number): string => `${counted(row, count)} ${count === 1 ? 'corregida' : 'corregidas'}`;
const out = (count: number, isAlone: boolean): string =>
  `${isAlone ? counted(row, count) : quantity(count)} ${count === 1 ? 'dejada' : 'dejadas'} afuera`;

/** Name of the choice to ignore a column. */
const ignored = 'No se importa';

/** Texts of the preview of a file. */
export const draftTexts = {
  reading: 'Leyendo el archivo…',
  cancelReading: 'Cancelar la lectura',
  title: 'Filas del archivo',
  summary: (rows: number, readable: number, sum: string) =>
    rows === readable
      ? `${counted(row, rows)}, por ${sum}.`
      : `${counted(row, rows)}: se pueden importar ${quantity(readable)}, por ${sum}; ${quantity(rows - readable)} con error.`,
  /** Problem of unknown headings, which can be assigned by hand below. */
  columnsUnknown: (names: readonly string[]) =>
    `No se reconocen estos títulos: ${names.join(', ')}. Elija qué columna es cada uno, o “${ignored}” para pasarla por alto.`,
  columnsMissing: (names: readonly string[]) =>
    `Faltan columnas: ${names.join(', ')}. Elija en qué columna del archivo está cada una. Las que sobran van como “${ignored}”.`,
  columnsRepeated: (names: readonly string[]) =>
    `Hay más de una columna para ${names.join(', ')}. Deje una, y en las otras elija “${ignored}”.`,
  headingGuessed: (line: number) =>
    `Ninguna fila tiene los títulos de la plantilla: se tomó la ${line}. Elija otra si no es esa, y qué es cada columna, o “${ignored}”.`,
  headingAlone: (line: number) => `La fila ${line} no es la de los títulos: tiene una sola celda. Elija otra.`,
  changes: (mendedCount: number, outCount: number) => {
    const told = [
      ...(mendedCount > 0 ? [mended(mendedCount)] : []),
      ...(outCount > 0 ? [out(outCount, mendedCount === 0)] : []),
    ];
    return `${told.join(', ')}. Se envía el archivo así.`;
  },
  undo: 'Deshacer los cambios',
  allOut: 'Dejó afuera todas las filas: no hay nada para importar.',
  faults: 'Errores del archivo',
  faultRows: (count: number) => counted(row, count),
  views: 'Filas que se ven',
  faulty: (count: number) => `Con error (${quantity(count)})`,
  all: (count: number) => `Todas (${quantity(count)})`,
  changed: (count: number) => `Cambiadas (${quantity(count)})`,
  out: (count: number) => `Afuera (${quantity(count)})`,
  hint: 'Para corregir una celda, haga clic en ella, o llegue con las flechas y pulse Enter.',
  leaveOutFaulty: (count: number) =>
    count === 1 ? 'Dejar afuera la fila con error' : `Dejar afuera las ${quantity(count)} filas con error`,
  nextFault: 'Error siguiente (F8)',
  cell: (heading: string, line: number) => `${heading}, fila ${line}`,
  leaveOut: 'Dejar afuera',
  takeIn: 'Incluir',
  leaveOutLine: (line: number) => `Dejar afuera la fila ${line}`,
  takeInLine: (line: number) => `Incluir la fila ${line}`,
  checkingIds: (done: number, of: number) =>
    of === 0 ? 'Comprobando los ids externos' : `Comprobando los ids externos: ${quantity(done)} de ${quantity(of)}`,
  skipIds: 'Omitir',
  idsSkipped: 'No se comprobaron los ids externos.',
  idsFailed: 'No se pudieron comprobar los ids externos.',
  idsLater: 'Se comprueban al leer el archivo y al crear los pagos: ninguno se crea dos veces.',
  checkIds: 'Comprobar',
  retryIds: 'Reintentar',
  elsewhere: (count: number) =>
    count === 1
      ? '1 fila tiene un id externo que está en otra importación por confirmar.'
      : `${quantity(count)} filas tienen un id externo que está en otra importación por confirmar.`,
  elsewhereDetail: 'Se crea el pago de la que se confirme primero; en la otra, la fila queda con error.',
  leaveOutElsewhere: (count: number) => (count === 1 ? 'Dejar afuera esa fila' : 'Dejar afuera esas filas'),
  importWith: (file: string, count: number) => `${file}: ${counted(row, count)}`,
  moreImports: (count: number) => `y ${quantity(count)} más`,
  repeatedViews: (count: number) => `En otra importación (${quantity(count)})`,
  seePayment: 'Ver el pago',
  twinOfPayment: (id: string) => `Ver el pago ${id}`,
  twinIn: (id: string, file: string, line: number | null) =>
    line === null ? `${id} está en ${file}` : `${id} está en ${file}, fila ${line}`,
  alsoIn: (file: string, line: number | null) =>
    line === null ? `También está en ${file}` : `También está en ${file}, fila ${line}`,
  line: 'Fila',
  beyond: 'Celdas sin título',
  before: (text: string) => (text === '' ? 'Antes: vacía' : `Antes: ${text}`),
  empty: 'No hay filas.',
  sheet: 'Hoja de la planilla',
  otherSheets: (names: readonly string[]) => `No se leen las otras hojas: ${names.join(', ')}.`,
  hiddenRows: (count: number) =>
    `${counted(row, count)} ${count === 1 ? 'oculta o filtrada también se importa' : 'ocultas o filtradas también se importan'}.`,
  mergedAreas: (count: number) => `Hay ${counted(area, count)}: solo la primera celda de cada uno tiene el dato.`,
  hiddenSheets: (names: readonly string[]) =>
    `${names.length === 1 ? 'La hoja oculta' : 'Las hojas ocultas'} ${names.join(', ')} no se ${names.length === 1 ? 'lee' : 'leen'}.`,
  hiddenColumns: (count: number) =>
    `${counted(column, count)} ${count === 1 ? 'oculta también se lee' : 'ocultas también se leen'}.`,
  caseTwins: (count: number) =>
    `${counted(row, count)} ${count === 1 ? 'tiene' : 'tienen'} un id externo que difiere de otro solo en mayúsculas y minúsculas.`,
  caseTwinsKnown: (count: number, all: number) =>
    count === all
      ? 'El otro ya es de un pago, o está en otra importación por confirmar.'
      : `En ${counted(row, count)} el otro ya es de un pago, o está en otra importación por confirmar.`,
  caseTwinsDistinct: 'Se importan como pagos distintos.',
  caseTwinsDetail: 'Si son el mismo, deje afuera los que sobran.',
  caseNotice: (count: number, known: number): string =>
    [
      draftTexts.caseTwins(count),
      ...(known > 0 ? [draftTexts.caseTwinsKnown(known, count)] : []),
      draftTexts.caseTwinsDistinct,
    ].join(' '),
  seeCaseTwins: 'Ver esas filas',
  caseViews: (count: number) => `Difieren en mayúsculas (${quantity(count)})`,
  headingRow: 'Fila de títulos',
  headingRowHint: 'En qué fila están los títulos de las columnas. Se recuerda para la entidad en este navegador.',
  rowOf: (line: number, text: string) => `Fila ${line}: ${text}`,
  columnsTitle: 'Columnas del archivo',
  columnsHint: 'Elija qué es cada columna del archivo. Se recuerda para la entidad en este navegador.',
  matchColumns: 'Elegir las columnas a mano',
  hideColumns: 'Ocultar las columnas del archivo',
  ignored,
  sample: (samples: readonly string[]) => (samples.length === 0 ? 'Sin datos' : `Por ejemplo: ${samples.join(', ')}`),
  required: (heading: string) => `${heading} *`,
  unreadable: 'No se pudo leer el archivo. Elíjalo nuevamente.',
} as const;
