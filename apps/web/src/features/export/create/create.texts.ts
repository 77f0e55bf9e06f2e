import { counted, type Noun } from '@/shared/format';

/** Texts of the dialog that requests an export (A79). */
export const createTexts = {
  title: (noun: Noun) => `Exportar ${noun.many}`,
  submit: 'Exportar',
  type: 'Tipo',
  what: 'Qué se exporta',
  matching: (noun: Noun, count: number) =>
    count === 1 ? `${counted(noun, count)} que coincide con:` : `${counted(noun, count)} que coinciden con:`,
  allThatMatch: (noun: Noun) => `Todo lo que coincide en la lista de ${noun.many}, con:`,
  nothing: (noun: Noun) =>
    `No hay ${noun.many} que exportar: ${noun.gender === 'feminine' ? 'ninguna' : 'ninguno'} coincide con los filtros.`,
  selection: 'La selección',
  exportSelection: 'Exportar selección',
  leavesOut:
    'No se puede exportar todo menos algunas filas. Exporte la lista completa o seleccione las filas una por una.',
  tooMany: (most: number) =>
    `Se pueden exportar hasta ${most} filas elegidas una por una. Exporte la lista completa o deje menos filas.`,
  noFilter: 'Sin filtros',
  order: (name: string, ascending: boolean) => `Orden: ${name}, ${ascending ? 'ascendente' : 'descendente'}`,
  format: 'Formato',
  formats: { XLSX: 'Planilla de Excel', CSV: 'Texto separado por punto y coma', JSON: 'Datos para programas' },
  columns: 'Columnas',
  ofList: 'Las de la lista',
  all: 'Todas',
  allDetail: (noun: Noun) => `Todos los datos de cada ${noun.one} que admite el archivo.`,
  requested: (noun: Noun) => `Se pidió la exportación de ${noun.many}.`,
  requestedWithNotice: (noun: Noun) => `Se pidió la exportación de ${noun.many}. Le avisaremos cuando esté lista.`,
  history: 'Ver el historial de exportaciones',
} as const;
